/** Python in a worker: the runtime, its library, msgspec and our own code, all from the folder `engine`. */

interface Files { readonly version: string; readonly lock: string; readonly files: Readonly<Record<string, number>> }

export interface Python {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  pyimport(name: string): any
}

const KINDS: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip', mjs: 'text/javascript' }

/** Fetches a file piece by piece, so that somebody can see how far it is. */
async function fetched(url: string, got: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const pieces: Uint8Array[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    got(value.length)
  }
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** `engine`: the folder's address, with a slash at its end. `progress`: from 0 to 1. */
export async function startPython(engine: string, progress: (part: number) => void): Promise<Python> {
  const about = (await (await fetch(`${engine}engine.json`, { cache: 'no-cache' })).json()) as Files
  const names = Object.keys(about.files)
  const total = Object.values(about.files).reduce((sum, size) => sum + size, 0)
  let done = 0
  const address = (name: string): string => `${engine}${name}?${about.version}`
  const files = new Map(await Promise.all(names.map(async (name) => [name, await fetched(address(name), (bytes) => {
    done += bytes
    progress(Math.min(done / total, 1))
  })] as const)))
  const bytes = (name: string): Uint8Array<ArrayBuffer> => {
    const found = files.get(name)
    if (!found) throw new Error(`${name} is missing`)
    return found
  }
  // What is already here is not fetched twice; and a host that serves WebAssembly with a wrong type does no harm.
  const network = self.fetch
  self.fetch = async (asked, init) => {
    const name = (typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url).split('?')[0]?.split('/').at(-1) ?? ''
    const known = files.get(name)
    return known ? new Response(known, { headers: { 'content-type': KINDS[name.split('.').at(-1) ?? ''] ?? '' } }) : network(asked, init)
  }
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ address(name))))
    const py = await loadPyodide({ createPyodideModule, indexURL: engine, lockFileContents: about.lock, packageBaseUrl: engine, stdLibURL: `${engine}python_stdlib.zip`, checkAPIVersion: false })
    for (const name of ['msgspec.zip', 'mousehole.zip']) py.unpackArchive(bytes(name), 'zip', { extractDir: '/mousehole' })
    py.runPython("import sys; sys.path.insert(0, '/mousehole')")
    return py as Python
  } finally {
    self.fetch = network
    files.clear()
  }
}
