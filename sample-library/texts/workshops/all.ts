import type { WorkshopText } from '../kinds';
import { makingWorkshops } from './making-and-design';
import { textWorkshops } from './text-and-character';
import { voiceWorkshops } from './voice-and-ensemble';

export const workshops: readonly WorkshopText[] = [...voiceWorkshops, ...textWorkshops, ...makingWorkshops];
