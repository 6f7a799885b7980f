import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterGroup } from '@/components/filters/FilterGroup';
import { filterRows } from '@/lib/domain/listing/filters';
import type { TreeNode } from '@/lib/domain/listing/tree';

const node = (key: string, count = 1, children: TreeNode[] = [], isValue = true): TreeNode => ({
  ...{ key, name: key, count, isValue, children },
});
const subTypes = [
  node('Productions', 3, [node('Production', 2), node('Short film', 1)], false),
  node('Other', 0),
];
const row = filterRows.find(({ param }) => param === 'subType')!;

function Group({ options = subTypes, given = [] }: { options?: TreeNode[]; given?: string[] }) {
  const [values, setValues] = useState<readonly string[]>(given);
  return (
    <form aria-label="filters">
      <FilterGroup row={row} options={options} values={values} isCounted startsOpen onChange={setValues} />
      <output>{values.join('|')}</output>
    </form>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const chosen = () => document.querySelector('output')?.textContent;

describe('a filter', () => {
  it('R-FLT-2, R-FLT-3, R-FLT-5 a parent takes its children, and is partial with some of them', async () => {
    render(<Group />);
    await userEvent.click(box('Productions'));
    await userEvent.click(screen.getByRole('button', { name: 'Show Productions options' }));
    expect(box('Production ')).toBeChecked();
    expect(box('Short film')).toBeChecked();
    await userEvent.click(box('Short film'));
    expect(box('Productions')).toHaveAttribute('aria-checked', 'mixed');
    expect(box('Productions')).toBePartiallyChecked();
    expect(chosen()).toBe('Production');
  });

  it('sends chosen values by the name of the parameter, and a node that only groups by another', () => {
    render(<Group given={['Production']} />);
    expect(screen.getByRole('form')).toHaveFormValues({ subType: ['Production'] });
    expect(box('Productions')).toHaveAttribute('name', 'subType.ticked');
  });

  it('R-VAL-13 shows 0 beside an option that nothing has, which can still be chosen', async () => {
    render(<Group />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Other 0 results' }));
    expect(chosen()).toBe('Other');
  });

  it('stays open when its last choice is taken away', async () => {
    render(<Group given={['Other']} />);
    await userEvent.click(box('Other'));
    expect(screen.getByRole('group', { name: 'Format' })).toBeVisible();
  });

  it('a long list can be searched, whatever the accents', async () => {
    const many = [...Array.from({ length: 20 }, (_, index) => node(`Option ${index}`)), node('Étude')];
    render(<Group options={many} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in format' }), 'etu');
    expect(screen.getAllByRole('checkbox').map((each) => each.getAttribute('value'))).toEqual(['Étude']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No matching filters')).toBeVisible();
  });

  it('parts that a text was found in stand open, with nothing to close them', async () => {
    const branches = Array.from({ length: 13 }, (_, index) => node(`P${index}`, 1, [node(`P${index} part`)]));
    render(<Group options={branches} />);
    await userEvent.type(screen.getByRole('searchbox'), 'P7 part');
    expect(box('P7 part')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /P7 options/ })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('button', { name: 'Show P7 options' })).toBeVisible();
  });

  it('R-FLT-3 R-FLT-6 R-FLT-7 a parent found with some of its children is the whole parent', async () => {
    const others = Array.from({ length: 13 }, (_, index) => node(`Other ${index}`));
    const parent = node('Plays', 3, [node('Comedy'), node('Tragedy'), node('History')], false);
    render(<Group options={[parent, ...others]} given={['Comedy']} />);
    await userEvent.type(screen.getByRole('searchbox'), 'com');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(box('Plays')).toBePartiallyChecked();
    await userEvent.click(box('Plays'));
    expect(chosen()).toBe('Comedy|Tragedy|History');
    expect(box('Plays')).toBeChecked();
    await userEvent.click(box('Plays'));
    expect(chosen()).toBe('');
  });

  it('R-FLT-2 a parent found with one of its children takes them all', async () => {
    const others = Array.from({ length: 13 }, (_, index) => node(`Other ${index}`));
    render(<Group options={[node('Plays', 2, [node('Comedy'), node('Tragedy')]), ...others]} />);
    await userEvent.type(screen.getByRole('searchbox'), 'tra');
    await userEvent.click(box('Plays'));
    expect(chosen()).toBe('Plays');
    await userEvent.click(box('Tragedy'));
    expect(chosen()).toBe('Comedy');
    expect(box('Plays')).toBePartiallyChecked();
  });

  it('the parts of a closed branch come when it is opened', async () => {
    const branches = Array.from({ length: 13 }, (_, index) =>
      node(`P${index}`, 1, [node(`P${index} a`), node(`P${index} b`)]),
    );
    render(<Group options={branches} />);
    expect(screen.queryByRole('checkbox', { name: /P3 a/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show P3 options' }));
    expect(box('P3 a')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hide P3 options' })).toHaveAttribute('aria-expanded', 'true');
  });
});
