/** Standards an item meets, in the order of their codes. */
import { nameOf, slugOf, idOf, type Fields } from '@/lib/rules/content-item/fields';
import type { PageContext } from './context';
import type { PageSection, PageStandard } from './model';

const byCode = new Intl.Collator('en', { numeric: true });

function standardOf(standard: Fields): PageStandard {
  const grade = standard.target('grade');
  const authority = grade?.target('authority');
  return {
    id: idOf(standard),
    code: standard.text('code'),
    name: nameOf(standard),
    description: standard.text('description'),
    source: [authority, grade].flatMap((part) => (part ? [nameOf(part)] : [])).join(', '),
    href: `/search?standard=${encodeURIComponent(slugOf(standard))}`,
  };
}

export function standardsSection(
  { fields }: PageContext,
  head: { id: string; heading: string },
): PageSection | null {
  const standards = fields.targets('standards').map(standardOf);
  standards.sort((a, b) => byCode.compare(a.code, b.code));
  return standards.length === 0 ? null : { kind: 'standards', ...head, standards };
}
