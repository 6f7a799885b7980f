/** All judged queries. */
import { judgedNames } from './judged-names';
import { judgedPeople } from './judged-people';
import type { JudgedQuery } from './judged-query';
import { judgedSubjects } from './judged-subjects';

export const judged: readonly JudgedQuery[] = [...judgedNames, ...judgedPeople, ...judgedSubjects];
