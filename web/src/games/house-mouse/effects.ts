/** What a card does, in words: one sentence per effect. The terminal does the same. */
import type { EffectPrint, Say } from './wire'

type Effect = Readonly<Record<string, string | number | boolean>>
type Args = Record<string, string | number>

/** The message of an effect is called as the step that carries it out. */
const STEPS: Record<string, string> = {
  peek: 'Peek', reveal: 'Reveal', reshuffle: 'Reshuffle', flip: 'Flip', trade: 'Trade', give: 'Give', steal: 'Steal', discard: 'DiscardCard', move: 'Move', swap: 'SwapMice',
  teleport: 'Teleport', scavenge: 'Reach', put: 'PutCard', draw: 'DrawCard', refresh: 'Refresh', actions: 'ChangeActions', cancel: 'Cancel', glue: 'Glue',
}

export function effectText(print: EffectPrint, t: Say): string {
  const sentences = print.effects.map((effect) => (effect.whose === 'each-other' ? t('MoveEach') : t(STEPS[String(effect.do)] ?? '', argsOf(effect))))
  return [...(print.when === 'own-turn' ? [t('effect-own-turn')] : []), ...sentences].join(' ')
}

/** With everything that an edition may leave out. */
function argsOf(effect: Effect): Args {
  const [steps, count] = [Number(effect.steps ?? 1), Number(effect.up_to ?? effect.count ?? 1)]
  const least = Number(effect.least ?? steps)
  const flags = { but_last: effect.but_last, random: effect.random, every: effect.every, or_give: effect.or_give, may: effect.up_to !== undefined, up: effect.to === 'up', less: count < 0, exact: steps === least }
  return {
    where: String(effect.where ?? 'house'), whose: String(effect.whose ?? ''), to: String(effect.to ?? ''), source: String(effect.from ?? ''), how: String(effect.how ?? ''),
    steps, least, count: Math.abs(count), ...Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, String(flag === true)])),
  }
}
