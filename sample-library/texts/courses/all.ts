import type { CourseText } from './kinds';
import { teachingWithRecordings } from './teaching-with-recordings';
import { usingThePlatform } from './using-the-platform';

export const courses: readonly CourseText[] = [usingThePlatform, teachingWithRecordings];
