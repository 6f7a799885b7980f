import type { ContentType } from '@/lib/contracts/content-types';
import { lineDrawing } from '@/components/ui/line-drawing';

/** Kinds that have a sign of their own in public/kinds.svg. */
const signed: ReadonlySet<string> = new Set([
  ...['production', 'interview', 'title', 'series', 'person', 'workshop', 'guide', 'lessonPlan'],
  ...['trainingCourse', 'collection'],
]);

/**
 * The sign of a kind of item, so that a production and a guide are told apart at a glance. From one file that every
 * page shares, because ten icons in script would be part of every first load.
 */
export function KindIcon({ type, size = 16 }: { type: ContentType | string; size?: number }) {
  return (
    <svg width={size} height={size} {...lineDrawing}>
      <use href={`/kinds.svg#${signed.has(type) ? type : 'other'}`} />
    </svg>
  );
}
