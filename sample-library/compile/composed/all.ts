/** Every guide and lesson plan: those written by hand, and those put together from what we know of a play. */
import { dossiers, type GuideText, type PlanText, texts } from '@/sample-library/source/texts';
import { formGuides } from './form-guide';
import { lessonFromDossier } from './lesson-plan';
import { studyGuide } from './study-guide';
import { themeGuides } from './theme-guide';

export const allGuides: readonly GuideText[] = [
  ...texts.guides,
  ...dossiers.map(studyGuide),
  ...formGuides,
  ...themeGuides,
];
export const allPlans: readonly PlanText[] = [...texts.plans, ...dossiers.map(lessonFromDossier)];
