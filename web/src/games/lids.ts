/** The lids of the boxes, from the games' folders. The shelf shows them all at once, so they come with the page. */
import type { Component } from 'svelte'

const lids = import.meta.glob<Component>('./*/Lid.svelte', { eager: true, import: 'default' })

/** undefined: the game has none. */
export const lidOf = (game: string): Component | undefined => lids[`./${game}/Lid.svelte`]
