/** The words of a lesson for the learner, who has the first seat: the game's, its board's, and the lesson's on top; fetched when it is opened. */
import { wordsOf } from '../wire/rest'
import { type Catalogue, catalogueOf, folder, type Language } from '../words/catalogue'

const lessons = import.meta.glob<string>('../../../src/mousehole/games/*/lesson/*.ftl', { query: '?raw', import: 'default' })

export async function lessonWords(game: string, language: Language): Promise<Catalogue> {
  const load = lessons[`../../../src/mousehole/games/${folder(game)}/lesson/${language}.ftl`]
  const own = load ? await load() : (await wordsOf(game, language)).lesson
  return (await catalogueOf(game, language)).with(own).readBy(0)
}
