/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.ftl?raw' {
  const text: string
  export default text
}

interface ImportMetaEnv {
  /** Mousehole's version, given by build.py. */
  readonly VITE_VERSION?: string
}
