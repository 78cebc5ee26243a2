import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

/** Edition files are data: they are read when the page is built. */
const editions: Plugin = {
  name: 'editions',
  transform: (text, id) => (id.endsWith('.toml') ? `export default ${JSON.stringify(parse(text))}` : undefined),
}

// While developing, `npx vite` serves the page and passes everything else on to a server on its usual port.
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [editions, svelte()],
  build: { target: 'es2022', assetsInlineLimit: 2048, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] }, // catalogues, rulebooks and editions lie beside the rules, in src/mousehole
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
