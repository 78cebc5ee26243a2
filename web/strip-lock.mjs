// Takes host names (registry addresses, funding links) out of package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
const file = new URL('package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const pack of Object.values(lock.packages)) {
  delete pack.resolved
  delete pack.funding
}
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
