/** Whether “What could it be?” has an answer now. */
import { hasRiddle } from './clans'

export const riddle = hasRiddle
