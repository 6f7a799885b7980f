/**
 * Fields needed for a card, its visibility and its credits, by content type, from the registry. Only these are fetched for
 * related items: whole entries with everything linked to them would be megabytes per page. The delivery API rejects a field
 * that a type does not have, so each type has its own list (content model §7).
 */
import { cardFieldsOfType } from '@/lib/contracts/catalogue/card-fields';
import { isContentType, rowOfType } from '@/lib/contracts/catalogue/content-types';

const named = ['name', 'slug', 'image', 'imageAltText', 'shortIntroduction'] as const;
const guarding = ['contentGuidance', 'rightsAgreement', 'contentProfiles'] as const;

/** `select` for cards of a type; undefined for a type without a list, whose entries are then fetched whole. */
export function cardSelect(type: string): string | undefined {
  const own = isContentType(type) ? cardFieldsOfType[type] : null;
  if (own === null) return undefined;
  const { guarded, holds } = rowOfType(type) ?? {};
  const fields = [...named, ...(guarded ? guarding : []), ...own, ...(holds ? [holds] : [])];
  return ['sys', ...fields.map((field) => `fields.${field}`)].join(',');
}
