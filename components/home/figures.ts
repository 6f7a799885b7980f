import { grouped } from '@/lib/domain/text/numbers';

export interface Figure {
  href: string;
  count: string;
  noun: string;
  text: string;
}

/** Describes what each type is for, which is true of any installation; its content differs between them. */
const parts = [
  { type: 'lessonPlan', href: '/lesson-plans', one: 'lesson plan', many: 'lesson plans', text: 'To read, print and teach.' },
  { type: 'workshop', href: '/workshops', one: 'workshop', many: 'workshops', text: 'To watch and to try out yourselves.' },
  { type: 'guide', href: '/guides', one: 'guide', many: 'guides', text: 'To read on screen or on paper.' },
] as const; // prettier-ignore

/** Productions: how many can be played, and how many more are only described. */
function productionFigure(total: number, recordings: number | null): Figure | null {
  const href = '/productions';
  if (total === 0) return null;
  if (recordings === null)
    return {
      href,
      count: grouped(total),
      noun: 'productions',
      text: 'Recorded, or only described.',
    };
  const records = total - recordings;
  const told =
    records === 1
      ? 'One more staging is only described.'
      : `${grouped(records)} more stagings are only described.`;
  return {
    href,
    count: grouped(recordings),
    noun: recordings === 1 ? 'recorded performance' : 'recorded performances',
    text: ['To watch or listen to.', ...(records === 0 ? [] : [told])].join(' '),
  };
}

/** The types of which the viewer can see at least one, in words, with actual counts. */
export function figures(
  counts: Readonly<Record<string, number>>,
  recordings: number | null,
): readonly Figure[] {
  const production = productionFigure(counts.production ?? 0, recordings);
  const others = parts.flatMap(({ type, href, one, many, text }) => {
    const count = counts[type] ?? 0;
    return count > 0 ? [{ href, text, count: grouped(count), noun: count === 1 ? one : many }] : [];
  });
  return production ? [production, ...others] : others;
}
