/** What carries requests and conversations: the network, or the host in this browser. Nothing else touches either. */
import { isHere } from '../home'
import { network } from './network'

/** What became of a request: `text` is JSON unless something else was asked for. */
export interface Reply { readonly ok: boolean; readonly text: string }

/** An open conversation with a table. */
export interface Talk {
  readonly isOpen: boolean
  say(text: string): void
  close(): void
}

/** Is told what happens in a conversation. */
export interface Hearer {
  opened: () => void
  said: (text: string) => void
  closed: () => void
}

export interface Transport {
  /** Whether it needs a connection: then it may be lost at any time. */
  readonly isFar: boolean
  /** POST if there is a body, otherwise GET. Rejects if nobody answers. */
  ask(path: string, body?: unknown, key?: string): Promise<Reply>
  open(hearer: Hearer): Talk
  /** Whether somebody would answer. */
  isThere(): Promise<boolean>
}

export const transport: Transport = isHere ? loadedOnDemand() : network

/** The host in this browser is large: it is loaded when it is first asked for something. */
function loadedOnDemand(): Transport {
  const load = (): Promise<Transport> => import('../here/host').then(({ arrived, host }) => arrived.then(() => host))
  return {
    isFar: false,
    ask: async (path, body, key) => (await load()).ask(path, body, key),
    isThere: async () => true,
    open(hearer) {
      let talk: Talk | null = null
      let isClosed = false
      void load().then((host) => { if (!isClosed) talk = host.open(hearer) }, () => hearer.closed())
      return {
        get isOpen() { return talk?.isOpen ?? false },
        say: (text) => talk?.say(text),
        close() {
          isClosed = true
          if (talk) talk.close()
          else hearer.closed()
        },
      }
    },
  }
}
