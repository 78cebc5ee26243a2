/** The words of the game at hand, for one reader; loaded again when game or language change. Until then the page's own words are used. */
import { arriving } from '../arriving'
import { catalogueOf, type Catalogue } from '../words/catalogue'
import { speech } from '../words/language.svelte'

export class GameWords {
  private loaded = $state.raw<Catalogue | null>(null)
  private game = $state('')

  constructor(game: () => string, private readonly viewer: () => number | null = () => null) {
    $effect(() => {
      const [wanted, language] = [game(), speech.language]
      if (!wanted) return
      return arriving(catalogueOf(wanted, language), (words) => { [this.loaded, this.game] = [words, wanted] })
    })
  }

  get isHere(): boolean {
    return this.loaded !== null
  }

  get says(): Catalogue {
    return (this.loaded ?? speech.shell).readBy(this.viewer())
  }

  get title(): string {
    return this.loaded?.has('title') ? this.loaded.message('title') : this.game
  }
}
