/** What is printed on the cards, found by their names on the wire (`zoomies-1`), and what a nest is worth. */
import { effectText } from './effects'
import type { Box, EffectPrint, PointPrint, Say } from './wire'

export type Back = 'point' | 'power' | 'boost'
export interface Kind { slug: string; name: string; back: Back; print: PointPrint | EffectPrint }

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
export const kindOf = (code: string): string => code.slice(0, code.lastIndexOf('-'))
const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

export class Deck {
  readonly kinds = new Map<string, Kind>()

  constructor(box: Box) {
    for (const back of ['point', 'power', 'boost'] as const) {
      for (const print of box[`${back}s`]) {
        const kind = slug(print.name)
        this.kinds.set(kind, { slug: kind, name: print.name, back, print })
      }
    }
  }

  kind(code: string): Kind | undefined {
    return this.kinds.get(kindOf(code))
  }

  point(code: string): PointPrint | null {
    const kind = this.kind(code)
    return kind?.back === 'point' ? (kind.print as PointPrint) : null
  }

  /** What a Power or Boost says: the edition's own text, or one made from its effects in a language that it has not. */
  text(code: string, language: string, t: Say): string {
    const kind = this.kind(code)
    if (!kind || kind.back === 'point') return ''
    const print = kind.print as EffectPrint
    const own = print[language]
    return typeof own === 'string' ? own : effectText(print, t)
  }

  /** HOUSE-25 to HOUSE-27 The points of a card as they are printed: one number, a row of them, or alone and together. */
  value(code: string): string {
    const print = this.point(code)
    if (!print) return ''
    if (print.form === 'collection') return (print.values ?? []).map(signed).join(' · ')
    if (print.form === 'combo') return `${signed(print.alone ?? 0)} | ${signed(print.together ?? 0)}`
    return signed(print.value ?? 0)
  }

  /** The kind that it counts together with. */
  partner(code: string): Kind | undefined {
    const name = this.point(code)?.partner
    return name ? this.kinds.get(slug(name)) : undefined
  }

  /** HOUSE-25 to HOUSE-27 What the open cards of a nest are worth together. */
  score(nest: readonly string[]): number {
    const counts = new Map<string, number>()
    for (const code of nest) counts.set(kindOf(code), (counts.get(kindOf(code)) ?? 0) + 1)
    let points = 0
    for (const [kind, count] of counts) {
      const print = this.point(`${kind}-1`)
      if (!print) continue
      if (print.form === 'basic') points += count * (print.value ?? 0)
      else if (print.form === 'collection') {
        const values = print.values ?? []
        points += Math.floor(count / values.length) * (values.at(-1) ?? 0) + (values[(count % values.length) - 1] ?? 0)
      } else {
        const paired = Math.min(count, counts.get(slug(print.partner ?? '')) ?? 0)
        points += paired * (print.together ?? 0) + (count - paired) * (print.alone ?? 0)
      }
    }
    return points
  }
}
