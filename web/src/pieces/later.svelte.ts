/** A value that follows in a task of its own: for what is drawn beside the board, and can wait for it. */
import { untrack } from 'svelte'
import { inTurn } from './queue'

export class Later<T> {
  private shown = $state.raw<T>() as T

  /** At first it is what it is; call this while a component is created. */
  constructor(value: () => T) {
    this.shown = value()
    $effect(() => {
      const next = value()
      if (next !== untrack(() => this.shown)) return inTurn(() => { this.shown = next })
    })
  }

  get now(): T {
    return this.shown
  }
}
