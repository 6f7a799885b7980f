/** All judged queries. */
import { judgedNames } from './judged-names';
import { judgedPeople } from './judged-people';
import type { JudgedQuery } from './judged-query';
import { judgedTable } from './judged-table';
import { judgedSubjects } from './judged-subjects';

const ofKind = (kind: string, queries: readonly Omit<JudgedQuery, 'kind'>[]): JudgedQuery[] =>
  queries.map((query) => ({ ...query, kind }));

export const judged: readonly JudgedQuery[] = [
  ...ofKind('name', judgedNames),
  ...ofKind('person', judgedPeople),
  ...ofKind('subject', judgedSubjects),
  ...judgedTable(),
];
