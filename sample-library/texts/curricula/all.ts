import type { CurriculumText } from './kinds';
import { middleYears } from './middle-years';
import { theatreStudies } from './theatre-studies';

export const curricula: readonly CurriculumText[] = [middleYears, theatreStudies];
