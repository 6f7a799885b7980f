import { grouped } from '@/lib/domain/text/numbers';

export interface PromisePart {
  href: string;
  count: string;
  noun: string;
  text: string;
}

const parts = [
  { type: 'production', href: '/productions', one: 'production', many: 'productions', text: 'Whole plays on film, with captions, chapters and a transcript to search.' },
  { type: 'lessonPlan', href: '/lesson-plans', one: 'lesson plan', many: 'lesson plans', text: 'Timed activities and worksheets that start from a scene you can show.' },
  { type: 'workshop', href: '/workshops', one: 'workshop', many: 'workshops', text: 'Techniques from practitioners, step by step, for the drama studio.' },
  { type: 'guide', href: '/guides', one: 'guide', many: 'guides', text: 'Context, themes and design, to read on screen or on paper.' },
] as const; // prettier-ignore

/** The kinds that the viewer has any of, in words. */
export function promiseParts(counts: Readonly<Record<string, number>>): readonly PromisePart[] {
  return parts.flatMap(({ type, href, one, many, text }) => {
    const count = counts[type] ?? 0;
    return count > 0 ? [{ href, text, count: grouped(count), noun: count === 1 ? one : many }] : [];
  });
}
