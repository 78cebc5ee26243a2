// Runs tests/golden.py in the Python of the engine for browsers, with nothing else at hand.
//   node golden.mjs ENGINE STORIES.json REPLAYS.json
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [engine, stories, out] = process.argv.slice(2)
const { lock } = JSON.parse(readFileSync(join(engine, 'engine.json'), 'utf-8'))
const { loadPyodide } = await import(pathToFileURL(join(engine, 'pyodide.mjs')).href)
const py = await loadPyodide({ indexURL: engine, lockFileContents: lock, packageBaseUrl: engine, stdLibURL: join(engine, 'python_stdlib.zip') })
for (const name of ['msgspec.zip', 'mousehole.zip']) py.unpackArchive(new Uint8Array(readFileSync(join(engine, name))), 'zip', { extractDir: '/mousehole' })
py.runPython("import sys; sys.path.insert(0, '/mousehole')")
py.runPython(readFileSync(new URL('golden.py', import.meta.url), 'utf-8'))
py.globals.set('STORIES', readFileSync(stories, 'utf-8'))
writeFileSync(out, py.runPython('import json; json.dumps(replays(json.loads(STORIES)))'))
process.exit(0)
