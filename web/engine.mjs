// Writes the engine of a page without a server: Python for browsers, msgspec, and our own code, all as byte code, which is
// compiled by the very Python that will run it. Of Python's library, only what is used goes along.
//   node engine.mjs FOLDER SOURCES WHEEL
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadPyodide } from 'pyodide'

const [folder, sources, wheel] = process.argv.slice(2)
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { version } = JSON.parse(readFileSync(join(pyodide, 'package.json'), 'utf-8'))
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf-8'))
mkdirSync(folder, { recursive: true })

const py = await loadPyodide({ indexURL: pyodide })
for (const [name, path] of Object.entries({ out: folder, sources, wheel: dirname(wheel) })) {
  py.FS.mkdirTree(`/${name}`)
  py.FS.mount(py.FS.filesystems.NODEFS, { root: path }, `/${name}`)
}
py.globals.set('WHEEL', `/wheel/${wheel.split('/').at(-1)}`)
await py.runPythonAsync(readFileSync(new URL('engine.py', import.meta.url), 'utf-8'))

for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) copyFileSync(join(pyodide, name), join(folder, name))
const games = py.globals.get('shelf') // what the page shows first: it should not have to wait for another file
const mark = createHash('sha256').update(games)
const files = {} // what a start loads piece by piece, with sizes
const others = ['pyodide.mjs', 'pyodide.asm.mjs', 'answers.json']
for (const name of ['pyodide.asm.wasm', 'python_stdlib.zip', 'msgspec.zip', 'mousehole.zip', ...others]) {
  const content = readFileSync(join(folder, name))
  mark.update(name).update(content)
  if (!others.includes(name)) files[name] = content.length
}
writeFileSync(join(folder, 'LICENCES.txt'), `${[
  `Pyodide ${version} (npm package "pyodide"): Mozilla Public License 2.0. Its source code is in the repository that the package names.`,
  `Python ${info.python}, compiled to WebAssembly, with a part of its standard library as byte code: Python Software Foundation License 2.`,
  'msgspec (compiled to WebAssembly by its authors): BSD 3-Clause License; its text is in msgspec.zip.',
  'mousehole.zip: this project, MIT License.',
].join('\n')}\n`)
const lock = JSON.stringify({ info, packages: {} }) // nothing else is ever loaded
writeFileSync(join(folder, 'engine.json'), `${JSON.stringify({ version: mark.digest('hex').slice(0, 12), pyodide: version, lock, files, others, games })}\n`)
process.exit(0)
