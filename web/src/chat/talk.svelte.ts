/** What has been said at a table, as one reader hears it: without those whom they have muted, and what of it is unread. */
import { keep, kept } from '../kept'
import type { Sitting } from '../table/sitting.svelte'
import type { Chat } from '../wire/messages'
import { t } from '../words/language.svelte'

/** You, a name, a spectator, or the host who has no seat. */
export function speakerOf({ seat, name, spectator }: Chat, me: number | null): string {
  if (seat !== null && seat === me) return t('you')
  if (spectator) return name ? t('spectator-name', { name }) : t('spectator')
  return name || t('host')
}

const voiceOf = ({ spectator, name }: Chat): string => `${spectator ? 'spectator' : 'table'}:${name}`

export class Talk {
  muted = $state.raw<readonly string[]>([])
  private read = $state(0)

  constructor(private readonly sitting: () => Sitting | null, private readonly table: string) {
    this.muted = kept<string[]>(`quiet.${table}`, [])
    this.read = kept<number>(`read.${table}`, 0)
  }

  get heard(): readonly Chat[] {
    return this.sitting()?.chat.filter((each) => !this.muted.includes(voiceOf(each))) ?? []
  }

  get unread(): readonly Chat[] {
    const me = this.sitting()?.seat ?? null
    return this.heard.filter((each) => each.number > this.read && (each.seat === null || each.seat !== me))
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
