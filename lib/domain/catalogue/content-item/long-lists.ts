/** Lists of links too long for a page: what a page reads of them is bounded, and an editor is told. */
import { LONGEST_LIST_READ } from '@/lib/contracts/constants';
import { grouped } from '@/lib/domain/text/numbers';
import type { ContentLink, DeliveryEntry } from './entry';

/** Whether a field's value is a list of more entries than a page reads where they are too large together. */
export const isLongList = (value: unknown): value is ContentLink[] =>
  Array.isArray(value) &&
  value.length > LONGEST_LIST_READ &&
  (value[0] as Partial<ContentLink> | null)?.sys?.linkType === 'Entry';

/** A warning for each long list of an entry whose links are not resolved. */
export const longListWarnings = ({ fields }: DeliveryEntry): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isLongList(value)
      ? [
          `${name} has ${grouped(value.length)} links: where they are too large for one answer, the page lists the first ${LONGEST_LIST_READ}`,
        ]
      : [],
  );
