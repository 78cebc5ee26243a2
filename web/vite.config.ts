import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// While developing, `npx vite` serves the page and passes everything else on to a server on its usual port.
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  base: './', // the server knows where its home is, and writes it into the page
  worker: { format: 'es' }, // they load Python's modules on demand
  build: { target: 'es2022', assetsInlineLimit: 2048, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] }, // catalogues and rulebooks are beside the rules, in src/mousehole
    proxy: { '/api': { target: server, ws: true } },
  },
})
