/**
 * The stage of a board: plays the trips that belong to a frame's events, with the Web Animations API. The board itself is
 * always drawn as the view says: what moves is a picture on top of it, or an offset that shrinks to nothing. So nothing
 * waits for motion, nothing blocks a tap, and a new frame simply ends what still moves. Only the spots that travel are
 * measured, once before anything is redrawn and once for the frame that shows it.
 */
import { untrack } from 'svelte'
import type { Event, Fresh } from '../games/board'
import { sounds, type Sound } from '../sounds.svelte'
import { lookBeforehand } from './beforehand.svelte'
import { inNextFrame } from './frame'
import { pictureOf } from './picture'
import type { Flight, Rest, Trip, Walk } from './trips'

const FLIGHT = 460 // ms
const STEP = 190 // from spot to spot
const LONGEST = 950
const BEAT = 170 // between two events of a frame
const LATEST = 1200 // when the last of them begins

export interface Script<V, E extends Event> {
  /** What an event sets in motion; `before` and `after` are the views around its frame. */
  trips: (event: E, before: V, after: V) => readonly Trip[]
  sounds: Partial<Record<E['is'], Sound>>
}

interface Now<V, E extends Event> { readonly fresh: Fresh<E>; readonly view: V; readonly still: boolean }
type Moving = Exclude<Trip, Rest>
interface Left { readonly trip: Moving; readonly at: number; readonly from: DOMRect | null; readonly picture: Element | null; readonly size?: DOMRect }
interface Point { readonly x: number; readonly y: number }

const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
const isFlight = (trip: Moving): trip is Flight => 'fly' in trip
const isWalk = (trip: Moving): trip is Walk => 'walk' in trip

/** Call this while a board is created, and attach the result to its outermost element. */
export function stage<V, E extends Event>(now: () => Now<V, E>, script: Script<V, E>): (root: HTMLElement) => () => void {
  const player = new Player()
  let seen = -1
  let before: V | null = null
  let leaving: Left[] = []
  let looked = -1 // for which frame

  function look(): void {
    const { fresh, view, still } = now()
    const known = before
    if (known === null || fresh.n !== seen + 1 || fresh.n === looked) return
    looked = fresh.n
    play(fresh.events, script.sounds)
    if (!still && document.visibilityState === 'visible') leaving = player.leave(inBeats(fresh.events, (event) => script.trips(event, known, view)))
  }
  lookBeforehand(look)
  $effect.pre(() => {
    now()
    untrack(look) // nobody has announced it
  })

  $effect(() => {
    const { fresh, view } = now()
    untrack(() => {
      seen = fresh.n
      before = view
      if (leaving.length) player.arrive(leaving)
      leaving = []
    })
  })

  return (root) => {
    player.root = root
    return () => player.end()
  }
}

/** Sounds of one frame: each kind once, in the order of the events. */
function play<E extends Event>(events: readonly E[], heard: Partial<Record<E['is'], Sound>>): void {
  const kinds = new Set(events.flatMap((event) => heard[event.is as E['is']] ?? []))
  ;[...kinds].slice(0, 3).forEach((kind, n) => sounds.play(kind, (n * BEAT) / 1000))
}

interface Timed<T extends Trip = Trip> { readonly trip: T; readonly at: number }

/** The trips of all events with their start times: event after event, compressed so that the last is not too late. */
function inBeats<E>(events: readonly E[], tripsOf: (event: E) => readonly Trip[]): Timed<Moving>[] {
  const all: Timed<Moving>[] = []
  let at = 0
  for (const trips of events.map(tripsOf)) {
    for (const trip of trips) {
      if ('rest' in trip) at += trip.rest
      else all.push({ trip, at })
    }
    if (trips.length) at += BEAT
  }
  const pace = Math.min(1, LATEST / Math.max(1, at))
  const walks = new Map<string, Timed<Walk>>()
  for (const { trip, at: start } of all) { // a piece that goes twice goes all of its way at once
    if (!isWalk(trip)) continue
    const first = walks.get(trip.walk)
    walks.set(trip.walk, first ? { trip: { ...trip, along: [...first.trip.along, ...trip.along] }, at: first.at } : { trip, at: start })
  }
  return [...all.filter(({ trip }) => !isWalk(trip)), ...walks.values()].map(({ trip, at: start }) => ({ trip, at: start * pace }))
}

class Player {
  root: HTMLElement | null = null
  private air: HTMLElement | null = null
  private running: Animation[] = []
  private forget = (): void => {}

  end(): void {
    this.forget()
    for (const each of this.running) each.cancel()
    this.running = []
    this.air?.remove()
    this.air = null
  }

  /** Before the board changes: measure the starting points, and copy what is about to disappear. */
  leave(trips: readonly Timed<Moving>[]): Left[] {
    const left = trips.flatMap(({ trip, at }): Left[] => {
      if (!isFlight(trip)) return [{ trip, at, from: null, picture: null }]
      const [spot, model] = [this.spot(trip.fly), trip.as ? this.spot(trip.as) : null]
      if (trip.unless && this.spot(trip.unless)) return []
      if (trip.as) return spot && model ? [{ trip, at, from: spot.getBoundingClientRect(), picture: pictureOf(model), size: model.getBoundingClientRect() }] : []
      return spot ? [{ trip, at, from: spot.getBoundingClientRect(), picture: trip.look === 'to' ? null : pictureOf(spot) }] : []
    })
    this.end() // not before: to remove a picture changes the page
    return left
  }

  /** After it has changed: measure where the trips lead, and start all of them. */
  arrive(left: readonly Left[]): void {
    this.forget = inNextFrame(() => {
      const begins = left.map(({ trip, at, from, picture, size }) => {
        if (isWalk(trip)) return this.walk(trip, at)
        if (!isFlight(trip)) return () => this.shake(trip.shake, at)
        return from ? this.fly(trip, at, from, picture, size) : null
      })
      return () => { for (const begin of begins) begin?.() }
    })
  }

  private spot(name: string): Element | null {
    return this.root?.querySelector(`[data-spot="${CSS.escape(name)}"]`) ?? null
  }

  /** Measures; what it returns begins the flight. */
  private fly(trip: Flight, at: number, from: DOMRect, taken: Element | null, own?: DOMRect): (() => void) | null {
    const target = this.spot(trip.to)
    if (!target || !this.root || (trip.unless && this.spot(trip.unless))) return null
    const to = target.getBoundingClientRect()
    const picture = taken ?? pictureOf(target)
    const size = own ?? (taken ? from : to)
    const [a, b] = [middle(from), middle(to)]
    if (Math.hypot(b.x - a.x, b.y - a.y) < 4 || !size.width || !size.height) return null
    const fit = (box: DOMRect): number => own ? 1 : Math.min(1.5, Math.max(0.3, Math.min(box.width / size.width, box.height / size.height)))
    const frame = document.createElement('div')
    frame.style.cssText = `position:absolute;left:${-size.width / 2}px;top:${-size.height / 2}px;width:${size.width}px;height:${size.height}px`
    frame.append(picture)
    const put = (point: Point, scale: number): string => `translate(${point.x}px, ${point.y}px) scale(${scale})`
    const high = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 18 }
    return () => {
      this.sky().append(frame)
      const flight = this.run(frame, [
        { transform: put(a, fit(from)), opacity: 1 },
        { transform: put(high, Math.max(fit(from), fit(to)) * 1.06), opacity: 1 },
        { transform: put(b, fit(to)), opacity: taken ? 0.2 : 1 },
      ], { duration: FLIGHT, delay: at, easing: 'ease-in-out', fill: 'both' })
      flight.onfinish = () => frame.remove()
      if (!taken) this.run(target, [{ opacity: 0 }, { opacity: 0 }], { duration: at + FLIGHT })
    }
  }

  /** The same for a walk. */
  private walk(trip: Walk, at: number): (() => void) | null {
    const piece = this.spot(trip.walk)
    const spots = trip.along.map((name) => this.spot(name))
    if (!piece || spots.length < 2 || spots.some((spot) => !spot)) return null
    const points = spots.map((spot) => middle((spot as Element).getBoundingClientRect()))
    const end = points.at(-1) as Point
    const unit = (piece.parentElement as unknown as Partial<SVGGraphicsElement> | null)?.getScreenCTM?.()?.a || 1
    const frames = points.map((point) => ({ translate: `${(point.x - end.x) / unit}px ${(point.y - end.y) / unit}px` }))
    return () => void this.run(piece, frames, { duration: Math.min(LONGEST, Math.max(320, STEP * (points.length - 1))), delay: at, easing: 'ease-in-out', fill: 'backwards' })
  }

  private shake(name: string, at: number): void {
    const spot = this.spot(name)
    if (spot) this.run(spot, [{ rotate: '0deg' }, { rotate: '-7deg' }, { rotate: '6deg' }, { rotate: '-3deg' }, { rotate: '0deg' }], { duration: 420, delay: at })
  }

  private run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing)
    this.running.push(animation)
    return animation
  }

  /** The layer for flying pictures: above the board, not touchable and hidden from screen readers. */
  private sky(): HTMLElement {
    if (!this.air) {
      this.air = document.createElement('div')
      this.air.className = 'sky-of-flights'
      this.air.inert = true
      this.air.setAttribute('aria-hidden', 'true')
      this.root?.append(this.air)
    }
    return this.air
  }
}
