import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '@/components/filters/FilterPanel';
import type { Aggregations } from '@/lib/domain/listing/filters';
import type { FilterValues } from '@/lib/domain/listing/address';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

function show(aggregations: Aggregations, filters: FilterValues = {}) {
  const levels = [{ key: 'primary', name: 'Primary' }];
  const context = { aggregations, levels, names: {}, isMixed: true };
  render(<FilterPanel context={context} filters={filters} hidden={[]} onChange={onChange} />);
  return screen.queryAllByRole('group').flatMap((group) => group.querySelector('summary')?.firstChild ?? []);
}
const named = (nodes: readonly Node[]) => nodes.map(({ textContent }) => textContent);

it('R-VAL-14 when the counts fail, the filters whose options are known without them can be used', async () => {
  expect(named(show({}))).toEqual(['Content type', 'Level']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guides 0 results' }));
  expect(onChange).toHaveBeenCalledWith('type', ['guide']);
});

it('R-VAL-14 and so can every filter in which something is chosen', () => {
  expect(named(show({}, { genre: ['tragedy'] }))).toEqual(['Content type', 'Level', 'Genre']);
});

it('a filter with nothing but counts of 0 is left out', () => {
  const level = [{ key: 'primary', name: 'Primary', count: 0 }];
  expect(named(show({ type: [], level, genre: [{ key: 'tragedy', name: 'Tragedy', count: 7 }] }))).toEqual([
    'Genre',
  ]);
});

it('so none is shown where everything was counted and nothing found', () => {
  expect(named(show({ type: [], level: [], genre: [] }))).toEqual([]);
});
