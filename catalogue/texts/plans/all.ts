import type { PlanText } from '../kinds';

export const plans: readonly PlanText[] = [];
