import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Unit tests of what is not drawing. They run in Node, with as much of a browser as tests/browser.ts makes.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // Svelte as in a page, not as on a server
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/*.test.ts'], setupFiles: ['tests/browser.ts'], restoreMocks: true, pool: 'threads' },
})
