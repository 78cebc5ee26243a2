/** Digits that are typed anywhere at the table, but not into a text field; a pause or Escape drops them. */
const PAUSE = 2500 // ms

/** Somebody is writing: keys belong to the field. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

export class Typed {
  digits = $state('')
  private timer = 0

  constructor(private readonly whole: number, private readonly done: (number: number) => void) {}

  /** Whether the key was one of ours. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false
    if (event.key === 'Escape') this.clear()
    else if (event.key === 'Backspace' && this.digits) this.show(this.digits.slice(0, -1))
    else if (/^\d$/.test(event.key)) this.add(event.key)
    else return false
    return true
  }

  clear(): void {
    clearTimeout(this.timer)
    this.digits = ''
  }

  private add(digit: string): void {
    const digits = this.digits + digit
    if (digits.length < this.whole) return this.show(digits)
    this.clear()
    this.done(Number(digits))
  }

  private show(digits: string): void {
    this.digits = digits
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => { this.digits = '' }, PAUSE)
  }
}
