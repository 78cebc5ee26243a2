/** What is printed on the cards, found by their names on the wire (`zoomies-1`), and what a nest is worth. */
import { effectText } from './effects'
import type { Box, EffectPrint, PointPrint, Say } from './wire'

export type Back = 'point' | 'power' | 'boost'
export interface Kind { slug: string; name: string; back: Back; print: PointPrint | EffectPrint }

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
export const kindOf = (code: string): string => code.slice(0, code.lastIndexOf('-'))
/** With a true minus sign, and on request a plus. */
export const signed = (points: number, plus = false): string => (points < 0 ? `−${-points}` : `${plus && points > 0 ? '+' : ''}${points}`)

export interface Group { codes: string[]; points: number }
export interface Parts { basic: number; collections: number; combos: number; powers: number; cards: number; total: number; groups: Group[] }

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

  /** Everything that the card says, in sentences: what it is worth, or what it does. */
  about(code: string, language: string, t: Say): string {
    const print = this.point(code)
    if (!print) return this.text(code, language, t)
    if (print.form === 'collection') return t('about-collection', { values: (print.values ?? []).map((each) => signed(each)).join(' · '), most: (print.values ?? []).length })
    if (print.form === 'basic') return t('about-basic', { points: Math.abs(print.value ?? 0), value: signed(print.value ?? 0) })
    const partner = this.partner(code)
    return t('about-combo', { alone: signed(print.alone ?? 0), together: signed(print.together ?? 0), card: partner ? t('Card', { kind: partner.slug, name: partner.name }) : '' })
  }

  /** HOUSE-25 to HOUSE-27 The points of a card as they are printed: one number, a row of them, or alone and together. */
  value(code: string): string {
    const print = this.point(code)
    if (!print) return ''
    if (print.form === 'collection') return (print.values ?? []).map((each) => signed(each)).join(' · ')
    if (print.form === 'combo') return `${signed(print.alone ?? 0)} | ${signed(print.together ?? 0)}`
    return signed(print.value ?? 0)
  }

  /** The kind that it counts together with. */
  partner(code: string): Kind | undefined {
    const name = this.point(code)?.partner
    return name ? this.kinds.get(slug(name)) : undefined
  }

  /** HOUSE-25 to HOUSE-27 What the cards of a nest are worth together. */
  score(nest: readonly string[]): number {
    return this.parts(nest).total
  }

  /** The same by kind of card, and group by group: single cards, collections, pairs. */
  parts(nest: readonly string[]): Parts {
    const parts: Parts = { basic: 0, collections: 0, combos: 0, powers: 0, cards: nest.length, total: 0, groups: [] }
    const left = [...nest]
    const take = (kind: string, most: number): string[] => {
      const found = left.filter((code) => kindOf(code) === kind).slice(0, most)
      for (const code of found) left.splice(left.indexOf(code), 1)
      return found
    }
    while (left.length) {
      const kind = kindOf(left[0] ?? '')
      const print = this.point(left[0] ?? '')
      const codes = take(kind, print?.form === 'collection' ? (print.values ?? []).length || 1 : 1)
      let points = print?.value ?? 0
      if (!print) parts.powers += 1
      else if (print.form === 'basic') parts.basic += points
      else if (print.form === 'collection') {
        points = (print.values ?? [])[codes.length - 1] ?? 0
        parts.collections += points
      } else {
        const mate = take(slug(print.partner ?? ''), 1)
        points = mate[0] ? (print.together ?? 0) + (this.point(mate[0])?.together ?? 0) : print.alone ?? 0
        codes.push(...mate)
        parts.combos += points
      }
      if (print) parts.groups.push({ codes, points })
      parts.total += points
    }
    return parts
  }
}
