import { canNarrow, filterOptions, filterRows, type FilterContext } from '@/lib/domain/listing/filters';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FilterValues } from '@/lib/domain/listing/address';
import { FilterGroup } from './FilterGroup';

interface FilterPanelProps {
  context: FilterContext;
  filters: FilterValues;
  /** Filters that make no sense here, such as the content type in a listing of one type. */
  hidden: readonly FilterName[];
  onChange: (name: FilterName, values: readonly string[]) => void;
}

/** Number of groups that start open; more would make the page too long. */
const OPEN_AT_FIRST = 3;

/** All filters whose options can narrow the results; while the counts are not known, all that have options (R-VAL-14). */
export function FilterPanel({ context, filters, hidden, onChange }: FilterPanelProps) {
  const isCounted = Object.keys(context.aggregations).length > 0;
  const groups = filterRows
    .filter((row) => !hidden.includes(row.param))
    .map((row) => {
      const values = filters[row.param] ?? [];
      return { row, values, options: filterOptions(row, context, values) };
    })
    .filter(({ options, values }) => (isCounted ? canNarrow(options, values) : options[0]));
  return groups.map(({ row, values, options }, index) => (
    <FilterGroup
      key={row.param}
      row={row}
      options={options}
      values={values}
      isCounted={isCounted}
      startsOpen={index < OPEN_AT_FIRST}
      onChange={(next) => onChange(row.param, next)}
    />
  ));
}
