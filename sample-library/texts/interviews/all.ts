import type { InterviewText } from '../kinds';
import { actorInterviews } from './actors';
import { companyInterviews } from './company';
import { designerInterviews } from './designers';
import { directorInterviews } from './directors';
import { makerInterviews } from './makers';
import { occasionInterviews } from './occasions';

export const interviews: readonly InterviewText[] = [
  ...companyInterviews,
  ...directorInterviews,
  ...actorInterviews,
  ...designerInterviews,
  ...makerInterviews,
  ...occasionInterviews,
];
