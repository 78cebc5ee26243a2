/** Messages between a page and the worker that hosts its tables. `n` names a request or a conversation. */

export type ToHost =
  | { is: 'begin'; root: string; alone: boolean; pace: number }
  | { is: 'ask'; n: string; method: string; path: string; body: string; key: string }
  | { is: 'open'; n: string }
  | { is: 'say'; n: string; text: string }
  | { is: 'close'; n: string }
  | { is: 'export'; n: string; tables: string }
  | { is: 'import'; n: string; text: string }
  | { is: 'forget'; n: string; table: string }

export type FromHost =
  | { is: 'progress'; part: number } // 0 to 1
  | { is: 'ready' }
  | { is: 'broken'; why: string } // the host could not begin
  | { is: 'answer'; n: string; status: number; text: string }
  | { is: 'failed'; n: string; why: string }
  | { is: 'opened'; n: string }
  | { is: 'said'; n: string; text: string }
  | { is: 'closed'; n: string }
  | { is: 'lost'; why: string } // something could not be kept
