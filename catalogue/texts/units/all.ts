import type { UnitText } from './kinds';

export const units: readonly UnitText[] = [];
