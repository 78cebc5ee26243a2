/** Python in a worker: the runtime, its library, msgspec and our own code, all from the folder `engine`. */
import { unpack, type Folder } from './archive'

interface Files { readonly version: string; readonly lock: string; readonly files: Readonly<Record<string, number>> }

export interface Python {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  pyimport(name: string): any
}

export interface Started {
  readonly python: Python
  /** The compiled runtime: another worker that is given it need not compile it again. */
  readonly runtime: WebAssembly.Module
}

const RUNTIME = 'pyodide.asm.wasm'
const LIBRARY = 'python_stdlib.zip'
const OURS = '/mousehole'

/** The same answer, whose reader can see how far it is; as WebAssembly even if its host does not know that type. */
function counted(answer: Response, got: (bytes: number) => void): Response {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`)
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, on) {
      got(piece.length)
      on.enqueue(piece)
    },
  })
  return new Response(answer.body.pipeThrough(counting), { headers: { 'content-type': 'application/wasm' } })
}

/** A browser keeps what it has compiled if it gets the very answer that it fetched; so a copy of that is counted. */
async function compileRuntime(address: string, got: (bytes: number) => void): Promise<WebAssembly.Module> {
  const answer = await fetch(address)
  if (answer.headers.get('content-type') !== 'application/wasm') return WebAssembly.compileStreaming(counted(answer, got))
  void counted(answer.clone(), got).body?.pipeTo(new WritableStream()).catch(() => {}) // whoever compiles it says what is wrong
  return WebAssembly.compileStreaming(answer)
}

/** `engine`: the folder's address, with a slash at its end. `progress`: from 0 to 1. */
export async function startPython(engine: string, progress: (part: number) => void, compiled?: WebAssembly.Module): Promise<Started> {
  const about = (await (await fetch(`${engine}engine.json`, { cache: 'no-cache' })).json()) as Files
  const total = Object.values(about.files).reduce((sum, size) => sum + size, 0)
  let done = 0
  const address = (name: string): string => `${engine}${name}?${about.version}`
  const got = (bytes: number): void => {
    done += bytes
    progress(Math.min(done / total, 1))
  }
  const fetched = async (name: string): Promise<Response> => counted(await fetch(address(name)), got)
  const archive = async (name: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await (await fetched(name)).arrayBuffer())
  const modules = Promise.all(['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ address(name))))
  const [runtime, library, msgspec, mousehole, [{ loadPyodide }, { default: createPyodideModule }]] = await Promise.all([
    compiled ?? compileRuntime(address(RUNTIME), got),
    archive(LIBRARY), archive('msgspec.zip'), archive('mousehole.zip'), modules,
  ])
  // What is already here is neither fetched nor compiled twice.
  const { fetch: network } = self
  const { instantiateStreaming } = WebAssembly
  self.fetch = async (asked, init) => {
    const name = (typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url).split('?')[0]?.split('/').at(-1)
    return name === RUNTIME ? new Response(null) : name === LIBRARY ? new Response(library) : network(asked, init)
  }
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: runtime, instance: await WebAssembly.instantiate(runtime, imports) })
  try {
    const python = await loadPyodide({
      createPyodideModule, indexURL: engine, lockFileContents: about.lock, packageBaseUrl: engine, stdLibURL: `${engine}${LIBRARY}`, checkAPIVersion: false,
      fsInit: (folder: Folder) => { for (const each of [msgspec, mousehole]) unpack(each, folder, OURS) },
      env: { PYTHONPATH: OURS },
    })
    return { python, runtime }
  } finally {
    self.fetch = network
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}
