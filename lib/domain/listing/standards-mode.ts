/** The standards search mode: who may use it, and what each step resets (R-STD-1 to R-STD-9). */
import type { OrganisationCategory } from '@/lib/contracts/viewer/viewer';
import type { ListingState } from './address';
import { defaultSort } from './sort';

const ALLOWED_COUNTRY = 'USA';
const allowedCategories: readonly OrganisationCategory[] = ['Middle School', 'Secondary'];

/** R-STD-1..3: organisations in the USA whose category is Middle School or Secondary. */
export function allowsStandardsMode(viewer: {
  country: string | null;
  category: OrganisationCategory;
}): boolean {
  return viewer.country === ALLOWED_COUNTRY && allowedCategories.includes(viewer.category);
}

/** R-STD-7: entering the mode resets everything except the text and the sub-types. */
export function enterStandardsMode(state: ListingState, prefersRelevance: boolean): ListingState {
  const { subType } = state.filters;
  return {
    q: state.q,
    filters: subType ? { subType } : {},
    sort: defaultSort({ q: state.q, prefersRelevance }),
    page: 1,
    standards: { authority: null, grade: null },
  };
}

/** R-STD-8: leaving resets the mode and its choices; text, sub-types and all other filters stay. */
export function leaveStandardsMode(state: ListingState): ListingState {
  const { standard: _left, ...filters } = state.filters;
  return { ...state, filters, page: 1, standards: null };
}

/** R-STD-5: resets grade and standard, which differ between authorities. */
export function chooseAuthority(state: ListingState, authority: string | null): ListingState {
  const { standard: _cleared, ...filters } = state.filters;
  return { ...state, filters, page: 1, standards: { authority, grade: null } };
}

/** R-STD-6: resets the standard, because each grade has its own. */
export function chooseGrade(state: ListingState, grade: string | null): ListingState {
  const { standard: _cleared, ...filters } = state.filters;
  return { ...state, filters, page: 1, standards: { authority: state.standards?.authority ?? null, grade } };
}

/** R-STD-9. */
export function chooseStandard(state: ListingState, standard: string): ListingState {
  return { ...state, filters: { ...state.filters, standard: [standard] }, page: 1 };
}
