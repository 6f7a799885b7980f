/** Standards of the USA and of the nations of Great Britain: authority, grade, standard. */
import { authorities } from '@/sample-library/facts/read';
import { gradeKey, standardKey } from '@/sample-library/facts/standard-keys';
import { texts } from '@/sample-library/source/texts';
import { type Entry, entry, to } from './resource';

interface StandardFacts {
  code: string;
  strand: string;
  text?: string | undefined;
}

const [commonCore] = texts['common-core'];
const SHORT_CODE = /^CCSS\.ELA-Literacy\.(\w+)\.([\d-]+)\.(\d+)$/;
const NAME_MAX = 90;

/** Grades 9-10 and 11-12 are high school. */
const isHigh = (grade: string) => grade.startsWith('9') || grade.startsWith('11');

function wording({ code, strand, text }: StandardFacts): { name: string; description: string } {
  const [, part, grade, number] = SHORT_CODE.exec(code) ?? [];
  const known = commonCore?.codes[`${part}.${number}`];
  if (known && grade)
    return {
      name: `${part}.${grade}.${number} ${known.name}`,
      description: isHigh(grade) ? known.high : known.middle,
    };
  const description = text ?? strand;
  const name = `${code} ${strand}`;
  return { name: name.slice(0, NAME_MAX), description };
}

export function standardEntries(): Entry[] {
  return authorities.flatMap((authority) => [
    entry('standardAuthority', authority.id, {
      name: authority.name,
      slug: authority.id,
      country: to('country', authority.country.toLowerCase()),
    }),
    ...authority.grades.flatMap((grade, index) => [
      entry('standardGrade', gradeKey(authority.id, grade.id), {
        name: grade.name,
        slug: gradeKey(authority.id, grade.id),
        authority: to('standardAuthority', authority.id),
        position: index + 1,
      }),
      ...grade.standards.map((standard) => {
        const slug = standardKey(authority.id, grade.id, standard.code);
        return entry('standard', slug, {
          ...wording(standard),
          slug,
          code: standard.code,
          grade: to('standardGrade', gradeKey(authority.id, grade.id)),
        });
      }),
    ]),
  ]);
}
