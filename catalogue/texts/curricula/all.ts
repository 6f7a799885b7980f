import type { CurriculumText } from './kinds';

export const curricula: readonly CurriculumText[] = [];
