/** Guides and lesson plans put together from what we know of a play, a form or a theme. */
import { dossiers, type GuideText, type PlanText } from '@/sample-library/source/texts';
import { formGuides } from './form-guide';
import { lessonFromDossier } from './lesson-plan';
import { studyGuide } from './study-guide';
import { themeGuides } from './theme-guide';

export const composedGuides: readonly GuideText[] = [
  ...dossiers.map(studyGuide),
  ...formGuides,
  ...themeGuides,
];
export const composedPlans: readonly PlanText[] = dossiers.flatMap(lessonFromDossier);
