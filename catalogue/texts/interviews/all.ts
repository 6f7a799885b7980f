import type { InterviewText } from '../kinds';
import { companyInterviews } from './company';

export const interviews: readonly InterviewText[] = [...companyInterviews];
