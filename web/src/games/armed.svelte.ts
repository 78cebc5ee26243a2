/**
 * What was tapped on the board and is not yet done: a thing is selected first; tapping it again, Enter, or the button
 * of `Confirm.svelte` does it. Escape cancels it. If there is only one choice at all, the first tap does it.
 */
import { offered, type Choice, type Decision, type Option } from './board'

export class Armed<C extends Choice> {
  what = $state('') // the thing that is selected
  options = $state.raw<readonly Option<C>[]>([]) // what could be done with it
  insists = $state(false) // it was tapped again, and there is more than one thing to do

  constructor(private readonly decisions: () => readonly Decision<C>[], private readonly answer: (choice: C) => void) {
    $effect(() => {
      const asked = decisions()
      if (this.options.some((option) => !offered(asked, option.choice))) this.drop()
    })
    $effect(() => {
      const escape = (event: KeyboardEvent): void => { if (event.key === 'Escape') this.drop() }
      addEventListener('keydown', escape)
      return () => removeEventListener('keydown', escape)
    })
  }

  tap(what: string, options: readonly Option<C>[]): void {
    const [only] = options
    const isAlone = this.decisions().reduce((sum, each) => sum + each.options.length, 0) === 1
    if (only && options.length === 1 && (isAlone || this.what === what)) this.do(only.choice)
    else [this.insists, this.what, this.options] = [this.what === what, what, options]
  }

  do(choice: C): void {
    this.drop()
    this.answer(choice)
  }

  drop(): void {
    [this.insists, this.what, this.options] = [false, '', []]
  }
}
