/** The judged queries of `judged.tsv`: kind, query, and expected items. */
import { readFileSync } from 'node:fs';
import { play, type JudgedQuery } from './judged-query';

type Grades = Record<string, 1 | 2 | 3>;

function gradeOf(text: string | undefined): 1 | 2 | 3 {
  if (text === '1' || text === '2') return text === '1' ? 1 : 2;
  return 3;
}

/** `play:macbeth`, or `guide/*brecht*=3 person/bertolt-brecht=1`; `none`: nothing should be found. */
function hopedFor(text: string): Grades {
  if (text === 'none') return {};
  return Object.fromEntries(
    text.split(' ').flatMap((part) => {
      if (part.startsWith('play:')) return Object.entries(play(part.slice('play:'.length)));
      // A facet in brackets has a `=` of its own.
      const [, pattern = part, grade] = /^(.+)=([123])$/.exec(part) ?? [];
      return [[pattern, gradeOf(grade)] as const];
    }),
  );
}

/** Read from the folder that the bench is started in. */
export function judgedTable(): JudgedQuery[] {
  const rows = readFileSync('bench/relevance/judged.tsv', 'utf8').split('\n');
  return rows
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [kind = '', query = '', hoped = ''] = row.split('\t');
      return { kind, query, expect: hopedFor(hoped) };
    });
}
