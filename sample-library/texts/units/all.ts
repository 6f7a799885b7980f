import type { UnitText } from './kinds';
import { makingUnits } from './making';
import { performanceUnits } from './performance';

export const units: readonly UnitText[] = [...performanceUnits, ...makingUnits];
