/**
 * Fields that a card, its visibility and its credits are made of, by content type, from the registry. Related items are
 * asked for with these alone: whole entries with everything linked to them weigh megabytes a page. Selecting a field that
 * a type does not have is an error of the delivery API, so each type has its own list (content model §7).
 */
import { cardFieldsOfType } from '@/lib/contracts/card-fields';
import { isContentType, rowOfType } from '@/lib/contracts/content-types';

const named = ['name', 'slug', 'image', 'imageAltText', 'shortIntroduction'] as const;
const guarding = ['contentGuidance', 'rightsAgreement', 'contentProfiles'] as const;

/** `select` for cards of a type; undefined for a type that has no list, which is then read whole. */
export function cardSelect(type: string): string | undefined {
  const own = isContentType(type) ? cardFieldsOfType[type] : null;
  if (own === null) return undefined;
  const { guarded, holds } = rowOfType(type) ?? {};
  const fields = [...named, ...(guarded ? guarding : []), ...own, ...(holds ? [holds] : [])];
  return ['sys', ...fields.map((field) => `fields.${field}`)].join(',');
}
