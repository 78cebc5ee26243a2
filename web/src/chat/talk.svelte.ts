/** What has been said at a table, as one reader hears it: without those whom they have muted, and what of it is unread. */
import { keep, kept } from '../kept'
import { chatter } from './chatter.svelte'
import type { Sitting } from '../table/sitting.svelte'
import type { Chat } from '../wire/messages'
import { t } from '../words/language.svelte'

/** You, a name, a spectator, a bot, or the host who has no seat. */
export function speakerOf({ seat, name, spectator, remark }: Chat, me: number | null, names: readonly string[]): string {
  if (remark && seat !== null) return t('bot-speaks', { name: names[seat] ?? '' })
  if (seat !== null && seat === me) return t('you')
  if (spectator) return name ? t('spectator-name', { name }) : t('spectator')
  return name || t('host')
}

/** All bots are one voice. */
const voiceOf = ({ spectator, name, remark }: Chat): string => (remark ? 'bots' : `${spectator ? 'spectator' : 'table'}:${name}`)

export class Talk {
  muted = $state.raw<readonly string[]>([])
  private read = $state(0)

  /** `told`: the number of the last event that the reader has been shown. What a bot says about later ones would give them away. */
  constructor(private readonly sitting: () => Sitting | null, private readonly table: string, private readonly told: () => number = () => Infinity) {
    this.muted = kept<string[]>(`quiet.${table}`, [])
    this.read = kept<number>(`read.${table}`, 0)
  }

  get heard(): readonly Chat[] {
    return this.sitting()?.chat.filter((each) => !this.muted.includes(voiceOf(each)) && (!each.remark || (chatter.on && each.number <= this.told()))) ?? []
  }

  /** What people have written. A bot calls nobody. */
  get unread(): readonly Chat[] {
    const me = this.sitting()?.seat ?? null
    return this.heard.filter((each) => each.number > this.read && !each.remark && (each.seat === null || each.seat !== me))
  }

  /** The latest remark of a bot, unless the log has been looked at since. */
  get remark(): Chat | null {
    return this.heard.filter((each) => each.remark && each.number > this.read).at(-1) ?? null
  }

  readAll(): void {
    const last = this.sitting()?.chat.at(-1)?.number ?? 0
    if (last <= this.read) return
    this.read = last
    keep(`read.${this.table}`, last)
  }

  mute(line: Chat): void {
    this.muted = [...this.muted, voiceOf(line)]
    keep(`quiet.${this.table}`, this.muted)
  }

  unmuteAll(): void {
    this.muted = []
    keep(`quiet.${this.table}`, this.muted)
  }
}
