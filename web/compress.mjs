// Writes beside every file of the page that is worth it a copy compressed with Brotli and one with gzip: the server
// sends whichever a browser can read, and compresses nothing itself.   node compress.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = ['.css', '.ftl', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.wasm', '.zip']
const WORTH_IT = 1400 // bytes: less is one packet anyway
const LARGE = 1_000_000 // bytes: the last few percent would take minutes

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.includes(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.length < WORTH_IT) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  for (const [suffix, packed] of [['.br', brotliCompressSync(content, { params })], ['.gz', gzipSync(content, { level: 9 })]]) {
    if (packed.length < 0.95 * content.length) writeFileSync(path + suffix, packed)
  }
}
