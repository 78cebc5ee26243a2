// Until the server's own generator is merged: the messages of table/wire.py.
export type Plain = any
export type Arg = string | number | boolean | null | { seat: number } | Said | Arg[]
export type Status = 'gathering' | 'playing' | 'over' | 'closed'
export type Who = 'open' | 'invited' | 'person' | 'bot'
export interface Said { id: string; args?: { [name: string]: Arg } }
export interface Option { choice: Plain; say: Said; line: string }
export interface Question { n: number; prompt: string; say: Said; clause: string; interrupt: boolean; options: Option[]; due: number | null }
export interface Asked { seat: number; prompt: string; clause: string; due: number | null }
export interface Happened { number: number; event: Plain; say: Said }
export interface Ended { reason: string; say: Said; scores: number[]; ranking: number[][]; winners: number[]; details: Said[]; outcome: Plain }
export interface Chair { seat: number; who: Who; name: string; level: string; away: boolean; resigned: boolean; connected: boolean; muted: boolean; left: number | null }
export interface Clock { move: number; game: number }
export interface Rebuff { code: string; clause: string; say: Said }
export interface Room { is: 'room'; table: string; number: number; title: string; game: string; version: number; edition: string; options: { [name: string]: boolean | number | string }; chairs: Chair[]; status: Status; paused: boolean; match: number; clock: Clock; listed: boolean; commitment: string; rematch: number[]; time: number }
export interface State { is: 'state'; number: number; match: number; view: Plain; asked: Asked[]; questions: Question[]; events: Happened[]; ended: Ended | null; time: number }
export interface Chat { is: 'chat'; number: number; seat: number | null; name: string; text: string; time: number }
export interface Welcome { is: 'welcome'; protocol: number; table: string; seat: number | null; host: boolean; time: number }
export interface Taken { is: 'taken'; id: string; n: number; number: number }
export interface Refused { is: 'refused'; of: string; id: string; why: Rebuff }
export interface Hinted { is: 'hinted'; n: number; level: string; option: Option | null }
export interface Pong { is: 'pong'; sent: number; time: number }
export interface Bye { is: 'bye'; code: string; say: Said }
export type ToViewer = Welcome | Room | State | Chat | Taken | Refused | Hinted | Pong | Bye
export interface TableMade { table: string; host: string; link: string; room: Room }
export interface SeatTaken { table: string; seat: number; key: string; link: string }
export interface Listed { table: string; title: string; game: string; status: Status; seats: number; free: number; names: string[] }
export interface MyTable { table: string; title: string; game: string; status: Status; seat: number; match: number; finished: number[]; touched: number }
export interface Trouble { code: string; clause: string; say: Said; text: string }
export interface GameOption { name: string; default: boolean | number | string; values: (boolean | number | string)[]; clause: string; seat: boolean }
export interface GameFacts { id: string; title: string; fewest: number; most: number; minutes: number; cooperative: boolean; version: number; editions: string[]; options: GameOption[]; bots: string[] }
export type FromViewer = { is: 'hello'; table: string; key?: string; host?: string; since?: number } | { is: 'answer'; n: number; choice: Plain; id?: string } | { is: 'hint'; n: number } | { is: 'say'; text: string } | { is: 'start'; fill?: string } | { is: 'pause' | 'resume' | 'leave' | 'back' | 'resign' } | { is: 'rematch'; nonce?: string } | { is: 'resync'; since?: number } | { is: 'ping'; sent?: number }
