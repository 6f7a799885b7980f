/** Facts about the visitor and the search as custom dimensions (R-ANA-3, R-ANA-4). Pure. */
import type { ShellViewer } from '@/lib/contracts/shell';
import { dimensions, rolesHeld, type DimensionName } from './analytics';
import type { User } from '../viewer/user';

/** Longest value that the product service stores; it cuts numbers, ids and words of ours shorter. */
const LONGEST = 200;

export type NamedDimensions = Partial<Record<DimensionName, string | number | null>>;

/** Dimensions by number; unknown and blank ones are left out. */
export function numberedDimensions(named: NamedDimensions): Record<string, string> {
  const known = Object.entries(named).flatMap(([name, value]) => {
    const text = value == null ? '' : String(value).trim();
    return text === '' ? [] : [[String(dimensions[name as DimensionName]), text.slice(0, LONGEST)] as const];
  });
  return Object.fromEntries(known);
}

/** The visitor, without personal data. */
export function visitorDimensions(viewer: ShellViewer, user: User): NamedDimensions {
  return {
    authMethod: user.authMethod,
    organisationId: viewer.organisationId,
    organisationCategory: viewer.category,
    country: viewer.country,
    subscriptionState: viewer.subscription,
    roles: rolesHeld(user.permissions).join(','),
  };
}

const LISTING_PARAMETERS: ReadonlySet<string> = new Set(['q', 'page', 'sort_by', 'mode']);

/** The search in an address: text, sort order, page and the names of its filters. */
export function addressDimensions(address: string): NamedDimensions {
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');
  const filters = [...new Set(query.keys())].filter((name) => !LISTING_PARAMETERS.has(name));
  return {
    searchText: query.get('q'),
    sortOrder: query.get('sort_by'),
    page: query.get('page'),
    filters: filters.join(','),
  };
}
