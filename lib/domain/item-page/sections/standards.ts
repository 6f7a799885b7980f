/** Standards that an item meets, grouped by authority, those of the viewer's country first; each group sorted by code. */
import { compareNames, orderOfNames } from '@/lib/domain/text/collation';
import { idOf, nameOf, slugOf, type Fields } from '@/lib/domain/catalogue/content-item/fields';
import type { Grade, PageContext } from '../context';
import type { PageSection, PageStandard, PageStandards, SectionHead } from '../model';

const compareStandards = /* @__PURE__ */ orderOfNames({ numeric: true });

function gradeOf(standard: Fields, { grades }: PageContext): Grade | undefined {
  return grades.get(standard.linkIds('grade')[0] ?? '');
}

function standardOf(standard: Fields, context: PageContext): PageStandard {
  return {
    id: idOf(standard),
    code: standard.text('code'),
    name: nameOf(standard),
    description: standard.text('description'),
    grade: gradeOf(standard, context)?.name ?? '',
    href: `/search?standard=${encodeURIComponent(slugOf(standard))}`,
  };
}

const OTHER_AUTHORITY = 'Other standards';

function groupOf(authority: string, standards: readonly Fields[], context: PageContext): PageStandards {
  const { country } = context;
  const sorted = standards.map((standard) => standardOf(standard, context));
  sorted.sort((a, b) => compareStandards(a.code, b.code));
  const near = standards.some(
    (standard) => country !== null && gradeOf(standard, context)?.country === country,
  );
  return { authority, near, standards: sorted };
}

export function standardsSection(context: PageContext, head: SectionHead): PageSection | null {
  const groups = new Map<string, Fields[]>();
  for (const standard of context.fields.targets('standards')) {
    const authority = gradeOf(standard, context)?.authority ?? OTHER_AUTHORITY;
    groups.set(authority, [...(groups.get(authority) ?? []), standard]);
  }
  if (groups.size === 0) return null;
  const made = [...groups].map(([authority, standards]) => groupOf(authority, standards, context));
  made.sort((a, b) => Number(b.near) - Number(a.near) || compareNames(a.authority, b.authority));
  return { kind: 'standards', ...head, groups: made, isCut: context.fields.isCut('standards') };
}
