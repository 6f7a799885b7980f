import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Icon } from '@/components/ui/picture/Icon';
import { classNames } from '@/components/ui/class-names';
import { fieldsOf, shownName, stateOfNode, type TreeNode } from '@/lib/domain/listing/tree';
import { UnopenedOptions } from './UnopenedOptions';
import type { FormChoice } from './options-markup';
import styles from './option-tree.module.css';

/** Shared by every option of a tree. */
export interface TreeChoice extends FormChoice {
  /** Nodes found by a search, whose branches are open; null: all, without a search. */
  shown: ReadonlySet<TreeNode> | null;
  onToggle: (node: TreeNode) => void;
}

/** Those of the nodes that are shown. */
export const shownOf = (nodes: readonly TreeNode[], shown: TreeChoice['shown']): readonly TreeNode[] =>
  shown ? nodes.filter((node) => shown.has(node)) : nodes;

/** Options as checkboxes (R-OPEN-9), nested where they have children. A flat list is a tree without children. */
export function OptionTree({ nodes, choice }: { nodes: readonly TreeNode[]; choice: TreeChoice }) {
  return (
    <ul className={styles.options}>
      {nodes.map((node) =>
        // Most options have no children; without state of their own they cost half as much to render.
        node.children.length === 0 ? (
          <li key={node.key}>
            <OptionBox node={node} choice={choice} />
          </li>
        ) : (
          <Branch key={node.key} node={node} choice={choice} />
        ),
      )}
    </ul>
  );
}

function OptionBox({ node, choice }: { node: TreeNode; choice: TreeChoice }) {
  const state = stateOfNode(choice.tree, node, choice.values);
  const { name, shown } = fieldsOf(node, state, choice);
  const label = (
    <span className={styles.label}>
      <span dir="auto">{node.name}</span>{' '}
      <span className={styles.count}>
        {node.count}
        <span className="visually-hidden">{node.count === 1 ? ' result' : ' results'}</span>
      </span>
    </span>
  );
  return (
    <>
      {shown === null ? null : <input type="hidden" name={shownName(choice.param)} value={shown} />}
      <Checkbox
        name={name}
        value={node.key}
        className={classNames(styles.box, node.count === 0 && styles.none)}
        label={label}
        checked={state === 'checked'}
        indeterminate={state === 'mixed'}
        onChange={() => choice.onToggle(node)}
      />
    </>
  );
}

function Branch({ node, choice }: { node: TreeNode; choice: TreeChoice }) {
  const id = useId();
  const [wasOpened, setOpen] = useState(() => stateOfNode(choice.tree, node, choice.values) === 'mixed');
  const isOpen = wasOpened || choice.shown !== null;
  return (
    <li>
      <div className={styles.parent}>
        <OptionBox node={node} choice={choice} />
        {choice.shown ? null : (
          <button
            type="button"
            className={classNames(styles.opener, 'needs-script')}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Hide' : 'Show'} ${node.name} options`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronDown} size={18} />
          </button>
        )}
      </div>
      <div id={id} className={classNames(styles.children, !isOpen && styles.closed)}>
        {isOpen ? (
          <OptionTree nodes={shownOf(node.children, choice.shown)} choice={choice} />
        ) : (
          <UnopenedOptions nodes={node.children} choice={choice} />
        )}
      </div>
    </li>
  );
}
