import { describe, expect, it, vi } from 'vitest'
import { breath } from '../src/breath'
import { Drawing } from '../src/pieces/drawing.svelte'
import { inTurn } from '../src/pieces/queue'

/** Until everything that waits has been drawn. */
const drawn = async (): Promise<void> => { for (let n = 0; n < 30; n++) await breath() }

describe('the queue', () => {
  it('draws one thing after the other, each in a task of its own', async () => {
    const done: string[] = []
    const tasks: number[] = []
    let task = 0
    let isCounting = true
    const count = async (): Promise<void> => { while (isCounting) { task += 1; await breath() } }
    void count()
    for (const name of ['frame', 'board', 'log']) inTurn(() => { done.push(name); tasks.push(task) })
    expect(done).toEqual([])
    await drawn()
    isCounting = false
    expect(done).toEqual(['frame', 'board', 'log'])
    expect(new Set(tasks).size).toBe(3)
  })

  it('leaves out what is no longer wanted', async () => {
    const done: string[] = []
    inTurn(() => done.push('first'))
    const drop = inTurn(() => done.push('dropped'))
    inTurn(() => done.push('last'))
    drop()
    drop()
    await drawn()
    drop()
    expect(done).toEqual(['first', 'last'])
  })

  it('goes on after one that fails', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const done: string[] = []
    inTurn(() => { throw new Error('cannot be drawn') })
    inTurn(() => done.push('the next'))
    await drawn()
    inTurn(() => done.push('a later one'))
    await drawn()
    vi.unstubAllGlobals()
    expect(done).toEqual(['the next', 'a later one'])
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('a drawing', () => {
  it('is whole when all of its pieces are there, and those inside them', async () => {
    const drawing = new Drawing()
    const seen: [string, boolean][] = []
    drawing.add(() => {
      seen.push(['board', drawing.isWhole])
      drawing.add(() => seen.push(['card', drawing.isWhole]))
    })
    drawing.add(() => seen.push(['hand', drawing.isWhole]))
    expect(drawing.isWhole).toBe(false)
    await drawn()
    expect(seen).toEqual([['board', false], ['hand', false], ['card', false]])
    expect(drawing.isWhole).toBe(true)
  })

  it('does not wait for a piece that is gone before it was drawn', async () => {
    const drawing = new Drawing()
    const draw = vi.fn()
    const gone = drawing.add(draw)
    drawing.add(() => {})
    gone()
    gone()
    expect(drawing.isWhole).toBe(false)
    await drawn()
    expect(draw).not.toHaveBeenCalled()
    expect(drawing.isWhole).toBe(true)
  })

  it('is whole although a piece could not be drawn', async () => {
    vi.stubGlobal('reportError', vi.fn())
    const drawing = new Drawing()
    drawing.add(() => { throw new Error('cannot be drawn') })
    await drawn()
    vi.unstubAllGlobals()
    expect(drawing.isWhole).toBe(true)
  })
})
