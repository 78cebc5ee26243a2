/**
 * Answers that were made when the engine was built: games, tutorials, editions. They are the same for everybody, so the page shows
 * them at once, while Python is still starting, or without it.
 */
import { file } from '../home'

interface Engine { readonly version: string; readonly games: string }

const SHELF = '/api/games'
const MADE = /^\/api\/games\/[^/]+\/(lesson|editions\/[^/]+)$/

const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const answer = await fetch(file(`/engine/${path}`), init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

let engine: Promise<Engine> | null = null
let answers: Promise<Readonly<Record<string, string>>> | null = null

const begin = (): Promise<Engine> => (engine ??= read<Engine>('engine.json', { cache: 'no-cache' }))

async function found(path: string): Promise<string | undefined> {
  const { version, games } = await begin()
  if (path === SHELF) return games
  return (await (answers ??= read(`answers.json?${version}`)))[path]
}

/** The text of an answer; null: the host has to be asked. */
export async function madeAnswer(path: string): Promise<string | null> {
  if (path !== SHELF && !MADE.test(path)) return null
  try {
    return (await found(path)) ?? null
  } catch {
    engine = answers = null // it may be there the next time
    return null
  }
}
