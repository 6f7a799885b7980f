/** Every guide and lesson plan: those written by hand, and those put together from what we know of a play. */
import { formGuides } from './composed/form-guide';
import { lessonFromDossier } from './composed/lesson-plan';
import { studyGuide } from './composed/study-guide';
import { themeGuides } from './composed/theme-guide';
import { dossiers } from './dossiers/all';
import { guides } from './guides/all';
import type { GuideText, PlanText } from './kinds';
import { plans } from './plans/all';

export const allGuides: readonly GuideText[] = [
  ...guides,
  ...dossiers.map(studyGuide),
  ...formGuides,
  ...themeGuides,
];
export const allPlans: readonly PlanText[] = [...plans, ...dossiers.map(lessonFromDossier)];
