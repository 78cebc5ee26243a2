/** Where a choice is made: spaces, trays, tokens, shelves, or the button for what has no place of its own. */
import type { Pointing } from '../board'
import type { Choice, View } from './wire'

export const pointing: Pointing<View, Choice> = (choice, view, t) => {
  switch (choice.is) {
    case 'Move': return { spots: [`mouse-${choice.mouse}`, `space-${choice.space}`] }
    case 'PutRaccoon': case 'PutMouse': return { spots: [`space-${choice.space}`] }
    case 'TakeMouse': return { spots: [`cast-${choice.mouse}`] }
    case 'GiveGolden': return { spots: [`tray-${choice.mouse}`] }
    case 'Drop': return { spots: [`aboard-${choice.mouse}-${choice.food}`] }
    case 'ShootFood': return { spots: [`aboard-slingshot-${choice.food}`], names: [t('ShootFood', { food: t('AFood', { food: choice.food }) })] }
    case 'ReturnFood': return { spots: [`pantry-${choice.food}`] }
    case 'PackFood': return { spots: ['tray-traveler', 'deed-PackFood'] }
    case 'LullRaccoon': return { spots: view.raccoon === null ? [] : [`space-${view.raccoon}`, 'deed-LullRaccoon'] }
    default: return { spots: [`deed-${choice.is}${choice.is === 'Sprint' ? `-${choice.to}` : ''}`] }
  }
}
