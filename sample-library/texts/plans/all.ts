import type { PlanText } from '../kinds';
import { makingPlans } from './making';
import { morePlans } from './more';
import { performingPlans } from './performing';
import { schemes } from './schemes';
import { voicePlans } from './voice-and-mask';
import { watchingPlans } from './watching';
import { worksheets } from './worksheets';

export const plans: readonly PlanText[] = [
  ...performingPlans,
  ...voicePlans,
  ...makingPlans,
  ...watchingPlans,
  ...morePlans,
  ...schemes,
  ...worksheets,
];
