import fc from 'fast-check';
import { fieldsOf, stateOfNode, toggleNode, toggleSingle, type TreeNode } from '@/lib/domain/listing/tree';

const node = (key: string, children: TreeNode[] = [], isValue = true): TreeNode => ({
  ...{ key, name: key, count: 1, isValue, children },
});
const group = node('P', [node('a'), node('b'), node('c')], false);
const theme = node('T', [node('x'), node('y', [node('y1'), node('y2')])]);
const tree = [group, theme, node('leaf')];
/** The tree without the leaves that nothing matches. */
const treeWith = (leaves: ReadonlySet<string>, nodes: readonly TreeNode[] = tree): TreeNode[] =>
  nodes.flatMap((each) => {
    const children = treeWith(leaves, each.children);
    return children.length > 0 || leaves.has(each.key) ? [{ ...each, children }] : [];
  });
const find = (key: string, nodes: readonly TreeNode[] = tree): TreeNode =>
  nodes
    .flatMap((each) => [each, ...each.children, ...each.children.flatMap((child) => child.children)])
    .find((each) => each.key === key)!;
const click = (values: readonly string[], ...keys: string[]) =>
  keys.reduce<readonly string[]>((now, key) => toggleNode(tree, find(key), now), values);
const state = (key: string, values: readonly string[]) => stateOfNode(tree, find(key), values);

describe('tree filter', () => {
  it('R-FLT-2 selecting a parent selects its children', () => {
    expect(click([], 'P')).toEqual(['a', 'b', 'c']);
    expect(state('P', ['a', 'b', 'c'])).toBe('checked');
  });
  it('R-FLT-3 some children: the parent is partial', () => {
    expect(state('P', ['a'])).toBe('mixed');
  });
  it('R-FLT-4 all children one by one: the parent is selected', () => {
    expect(state('P', click([], 'a', 'b', 'c'))).toBe('checked');
  });
  it('R-FLT-5 one child of a selected parent unselected: partial, the others stay', () => {
    const values = click([], 'P', 'a');
    expect(values).toEqual(['b', 'c']);
    expect(state('P', values)).toBe('mixed');
  });
  it('R-FLT-6 a selected parent clicked: all cleared', () => {
    expect(click([], 'P', 'P')).toEqual([]);
  });
  it('R-FLT-7 a partial parent clicked: all selected', () => {
    expect(click(['a'], 'P')).toEqual(['a', 'b', 'c']);
  });
  it('R-FLT-8 no child selected: the parent is unselected', () => {
    expect(state('P', ['leaf'])).toBe('unchecked');
  });
  it('R-FLT-9 single mode: selecting one clears the others', () => {
    expect(toggleSingle(tree, find('b'), ['a'])).toEqual(['b']);
  });
  it('R-FLT-10 single mode: selecting the same again clears it', () => {
    expect(toggleSingle(tree, find('a'), ['a'])).toEqual([]);
  });
  it('R-FLT-11 a parent without children behaves as a leaf', () => {
    expect(click([], 'leaf')).toEqual(['leaf']);
    expect(state('leaf', ['leaf'])).toBe('checked');
  });
  it('a parent that is a value stands for all below it', () => {
    expect(click(['x', 'y1'], 'T')).toEqual(['T']);
    expect(state('y2', ['T'])).toBe('checked');
    expect(click(['T'], 'y1')).toEqual(['x', 'y2']);
  });
  it('R-FLT-3 R-FLT-4 ticking every child that is there does not choose those that are not', () => {
    const values = click([], 'x', 'y1', 'y2');
    expect(values).toEqual(['x', 'y1', 'y2']);
    expect(state('T', values)).toBe('checked');
    const sent = (key: string, chosen: readonly string[]) =>
      fieldsOf(find(key), 'checked', { param: 'theme', values: chosen });
    expect(sent('T', values)).toEqual({ name: 'theme.ticked', shown: '3 T' });
    expect(sent('T', ['T'])).toEqual({ name: 'theme', shown: '3 T' });
    expect(sent('y1', ['T'])).toEqual({ name: 'theme', shown: null });
    expect(click(['T'], 'a')).toEqual(['a', 'T']);
  });
  it('R-FLT-3 presses on leaves choose those leaves alone, whatever part of the tree is there', () => {
    const shown = fc.subarray(['x', 'y1', 'y2', 'leaf'], { minLength: 1 });
    fc.assert(
      fc.property(shown, fc.array(fc.nat()), (leaves, presses) => {
        const part = treeWith(new Set(leaves));
        const pressed = presses.map((at) => leaves[at % leaves.length]!);
        const after = pressed.reduce<readonly string[]>(
          (now, key) => toggleNode(part, find(key, part), now),
          [],
        );
        const odd = leaves.filter((key) => pressed.filter((each) => each === key).length % 2 === 1);
        expect(after).toEqual(odd);
      }),
    );
  });
  it('keeps chosen values that the tree does not know', () => {
    expect(click(['gone'], 'a')).toEqual(['gone', 'a']);
  });
  it('two clicks on an unselected node leave every node as it was', () => {
    const keys = ['a', 'b', 'c', 'x', 'y', 'y1', 'y2', 'leaf', 'P', 'T'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), fc.constantFrom(...keys), (clicks, key) => {
        const before = click([], ...clicks);
        fc.pre(state(key, before) === 'unchecked');
        const after = click(before, key, key);
        expect(keys.map((each) => state(each, after))).toEqual(keys.map((each) => state(each, before)));
      }),
    );
  });
});
