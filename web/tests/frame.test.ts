import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inNextFrame } from '../src/motion/frame'

const frames: (() => void)[] = []

beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
})
afterEach(() => vi.unstubAllGlobals())

const show = (): void => { for (const draw of frames.splice(0)) draw() }

describe('the next frame', () => {
  it('is measured by all before any of them changes anything', () => {
    const done: string[] = []
    for (const name of ['board', 'seats']) inNextFrame(() => { done.push(`${name} measured`); return () => done.push(`${name} changed`) })
    inNextFrame(() => void done.push('list measured'))
    expect(done).toEqual([])
    expect(frames).toHaveLength(1)
    show()
    expect(done).toEqual(['board measured', 'seats measured', 'list measured', 'board changed', 'seats changed'])
  })

  it('does nothing for those who no longer want it, and is asked for anew by the next', () => {
    const measure = vi.fn()
    inNextFrame(measure)()
    show()
    expect(measure).not.toHaveBeenCalled()
    inNextFrame(measure)
    show()
    expect(measure).toHaveBeenCalledOnce()
  })

  it('comes although one of them fails', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const change = vi.fn()
    inNextFrame(() => { throw new Error('is gone') })
    inNextFrame(() => change)
    show()
    expect(report).toHaveBeenCalledOnce()
    expect(change).toHaveBeenCalledOnce()
  })
})
