/** COUNTER attributes of an item: data type, year and access type (contract library-standards §1). Pure. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';

/** Data types of content items; searches and denials have other types. */
export type ItemDataType = 'Audiovisual' | 'Sound' | 'Database_Full_Item' | 'Interactive_Resource';
/** Every item is controlled until the content model can say that one is open. */
export type AccessType = 'Controlled' | 'Open' | 'Free_To_Read';

const RECORDED: ReadonlySet<ContentType> = new Set(['production', 'interview', 'workshop']);
const WRITTEN: ReadonlySet<ContentType> = new Set(['guide', 'lessonPlan']);

type Held = Pick<ContentItem, 'type' | 'media' | 'documents' | 'longIntroduction'>;

/**
 * Null: not a content item, so its page is not counted. An interview or a workshop without a recording is its text; a production
 * without one is only a record of a staging.
 */
export function dataTypeOf({ type, media, documents, longIntroduction }: Held): ItemDataType | null {
  if (type === 'trainingCourseModule') return 'Interactive_Resource';
  if (WRITTEN.has(type)) return 'Database_Full_Item';
  if (!RECORDED.has(type)) return null;
  if (media) return media.type === 'audio' ? 'Sound' : 'Audiovisual';
  const isWritten = type !== 'production' && longIntroduction.trim() !== '';
  return isWritten || documents.length > 0 ? 'Database_Full_Item' : null;
}

/** Year of publication: four digits; `0001` if unknown (COUNTER 5.1 §3.3.7). */
export const yopOf = (date: string | null): string => /^\d{4}/.exec(date ?? '')?.[0] ?? '0001';
