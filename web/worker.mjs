// Writes sw.js into the built page: which files this version consists of, and a name for it that follows from their
// contents.   node worker.mjs FOLDER
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const APART = /\.(ico|txt|html)$|^pictures\// // for messengers, tabs and lawyers: not needed without a connection

const folder = process.argv[2]
const source = readFileSync(new URL('sw.js', import.meta.url), 'utf-8')
const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  .map((each) => relative(folder, join(each.parentPath, each.name)).replaceAll(sep, '/')).sort()
const mark = createHash('sha256').update(source)
for (const path of paths) mark.update(`${path}\0`).update(readFileSync(join(folder, path)))
const files = JSON.stringify(paths.filter((path) => !APART.test(path)))
writeFileSync(join(folder, 'sw.js'), source.replace('__VERSION__', mark.digest('hex').slice(0, 12)).replace("['__FILES__']", files))
