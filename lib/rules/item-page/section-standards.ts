/** Standards an item meets: by authority, those of the viewer's country first, each in the order of its codes. */
import { idOf, nameOf, slugOf, type Fields } from '@/lib/rules/content-item/fields';
import type { PageContext } from './context';
import type { PageSection, PageStandard, PageStandards } from './model';

const byCode = new Intl.Collator('en', { numeric: true });

function standardOf(standard: Fields): PageStandard {
  const grade = standard.target('grade');
  return {
    id: idOf(standard),
    code: standard.text('code'),
    name: nameOf(standard),
    description: standard.text('description'),
    grade: grade ? nameOf(grade) : '',
    href: `/search?standard=${encodeURIComponent(slugOf(standard))}`,
  };
}

function authorityId(standard: Fields): string {
  return standard.target('grade')?.linkIds('authority')[0] ?? '';
}

function groupOf(
  id: string,
  standards: readonly Fields[],
  { authorities, country }: PageContext,
): PageStandards {
  const authority = authorities.get(id);
  const sorted = standards.map(standardOf).sort((a, b) => byCode.compare(a.code, b.code));
  return {
    authority: authority?.name ?? 'Other standards',
    near: authority !== undefined && country !== null && authority.country === country,
    standards: sorted,
  };
}

export function standardsSection(
  context: PageContext,
  head: { id: string; heading: string },
): PageSection | null {
  const groups = new Map<string, Fields[]>();
  for (const standard of context.fields.targets('standards')) {
    const id = authorityId(standard);
    groups.set(id, [...(groups.get(id) ?? []), standard]);
  }
  if (groups.size === 0) return null;
  const made = [...groups].map(([id, standards]) => groupOf(id, standards, context));
  made.sort((a, b) => Number(b.near) - Number(a.near) || a.authority.localeCompare(b.authority, 'en'));
  return { kind: 'standards', ...head, groups: made };
}
