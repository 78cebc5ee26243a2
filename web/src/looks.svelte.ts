/** Theme and motion: the device's preference, unless chosen here. */
import { keep, kept } from './kept'

export type Light = 'light' | 'dark' | 'device'

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

class Looks {
  light = $state<Light>(kept<Light>('light', 'device'))
  wish = $state({ dark: dark.matches, still: calm.matches })
  isDark = $derived(this.light === 'device' ? this.wish.dark : this.light === 'dark')
  still = $derived(this.wish.still)

  constructor() {
    const look = (): void => { this.wish = { dark: dark.matches, still: calm.matches } }
    dark.addEventListener('change', look)
    calm.addEventListener('change', look)
  }

  choose(light: Light): void {
    this.light = light
    keep('light', light)
  }
}

export const looks = new Looks()
