/** The education menu: the library by level, course and skill (look.md "Education navigation"). */
import type { FilterName } from '@/lib/contracts/listing-names';
import type { MenuGroup, MenuLink } from '@/lib/contracts/shell';
import { filterOptions, filterRows, type Aggregations } from './filters';
import type { LevelOption } from './levels';

/** A column longer than this is a list, not a menu. */
const MOST_LINKS = 8;

const columns: readonly { heading: string; param: FilterName }[] = [
  { heading: 'By level', param: 'level' },
  { heading: 'By subject', param: 'course' },
  { heading: 'Theatre skills', param: 'theatreSkill' },
  { heading: 'English skills', param: 'englishSkill' },
];

/** Columns with something behind every link; a column without links is left out. Each link is a search address. */
export function educationMenu(
  levels: readonly LevelOption[],
  aggregations: Aggregations,
): readonly MenuGroup[] {
  return columns
    .map(({ heading, param }): MenuGroup => {
      const row = filterRows.find((candidate) => candidate.param === param);
      const nodes = row ? filterOptions(row, { aggregations, levels, names: {} }, []) : [];
      const links = nodes
        .filter((node) => node.count > 0)
        .slice(0, MOST_LINKS)
        .map(({ key, name }): MenuLink => ({
          name,
          href: `/search?${new URLSearchParams({ [param]: key }).toString()}`,
        }));
      return { heading, links };
    })
    .filter((group) => group.links.length > 0);
}
