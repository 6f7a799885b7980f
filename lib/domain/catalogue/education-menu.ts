/** The education menu: the library by level, course and skill (look.md "Education navigation"). */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { MenuGroup, MenuLink } from '@/lib/contracts/shell';
import { educationHeadings } from './education-headings';
import { filterOptions, rowOfFilter, type Aggregations } from '../listing/filters';
import { countryOfLevels, type LevelOption } from '../listing/levels';

/** Most links in a column. */
const MOST_LINKS = 8;

const columns = ['level', 'course', 'theatreSkill', 'englishSkill'] as const satisfies readonly FilterName[];

/** Course names begin with their country; courses of the viewer's country come first. */
const courseCountry = { USA: 'United States', GBR: 'United Kingdom' } as const;

interface MenuSource {
  levels: readonly LevelOption[];
  aggregations: Aggregations;
  /** Alpha-3 code of the viewer's country. */
  country: string | null;
}

function linksOf(param: FilterName, { levels, aggregations }: MenuSource): readonly MenuLink[] {
  const row = rowOfFilter(param);
  const nodes = row ? filterOptions(row, { aggregations, levels, names: {}, isMixed: true }, []) : [];
  return nodes
    .filter((node) => node.count > 0)
    .map(({ key, name }) => ({ name, href: `/search?${new URLSearchParams({ [param]: key }).toString()}` }));
}

/** Courses of the viewer's country first, otherwise in the same order. */
function homeFirst(links: readonly MenuLink[], country: string | null): readonly MenuLink[] {
  const home = courseCountry[countryOfLevels(country)];
  const isAway = ({ name }: MenuLink) => Number(!name.startsWith(home));
  return [...links].sort((a, b) => isAway(a) - isAway(b));
}

/** The columns. Every link is a search with results; a column without links is left out. */
export function educationMenu(source: MenuSource): readonly MenuGroup[] {
  return columns
    .map((param): MenuGroup => {
      const links = linksOf(param, source);
      const ordered = param === 'course' ? homeFirst(links, source.country) : links;
      return { heading: educationHeadings[param], links: ordered.slice(0, MOST_LINKS) };
    })
    .filter((group) => group.links.length > 0);
}
