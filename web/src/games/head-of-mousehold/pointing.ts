/** Where a choice is made: the accessible names of what is tapped begin like this. */
import type { Pointing } from '../board'
import { letterOf, squeaks } from './clans'
import type { Choice, View } from './wire'

export const pointing: Pointing<View, Choice> = (choice, _, t) => {
  const mouse = (written: string): string => t('Mouse', { letter: letterOf(written), squeaks: String(squeaks(written)) })
  if (choice.is === 'Choose') return { names: choice.mice.map(mouse) }
  return { names: choice.is === 'Place' ? [mouse(choice.mouse), t('trap-short', { trap: choice.trap + 1 })] : [] }
}
