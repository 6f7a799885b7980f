import type { WorkshopText } from '../kinds';
import { voiceWorkshops } from './voice-and-ensemble';

export const workshops: readonly WorkshopText[] = [...voiceWorkshops];
