/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.ftl?raw' {
  const text: string
  export default text
}

/** Mousehole's version, put in when the page is built. */
declare const __VERSION__: string
