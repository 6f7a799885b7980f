/** Every guide and lesson plan: those written by hand, and those put together from what we know of a play. */
import { guides } from './guides/all';
import type { GuideText, PlanText } from './kinds';
import { plans } from './plans/all';
import { lessonFromDossier } from './composed/lesson-plan';
import { studyGuide } from './composed/study-guide';
import { dossiers } from './dossiers/all';

export const allGuides: readonly GuideText[] = [...guides, ...dossiers.map(studyGuide)];
export const allPlans: readonly PlanText[] = [...plans, ...dossiers.map(lessonFromDossier)];
