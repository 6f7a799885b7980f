import { ChevronDown } from 'lucide';
import { startTransition, useCallback, useState } from 'react';
import { Icon } from '@/components/ui/picture/Icon';
import { classNames } from '@/components/ui/class-names';
import type { FilterRow } from '@/lib/domain/listing/filters';
import { flattenTree, toggleNode, type TreeNode } from '@/lib/domain/listing/tree';
import { OptionSearch } from './OptionSearch';
import { OptionTree, shownOf } from './OptionTree';
import { UnopenedOptions } from './UnopenedOptions';
import { matchingNodes } from './matching-nodes';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  row: FilterRow;
  options: readonly TreeNode[];
  values: readonly string[];
  /** False while no answer has counted what the options find. */
  isCounted: boolean;
  /** Whether it starts open, as the first filters do. A filter in use always does. */
  startsOpen: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Lists with more options than this get a search field. */
const LONG_LIST = 12;
/** Lines of an initially open list that the server renders; the browser renders the rest. */
const FIRST_LINES = 24;

/** One filter: its name, number of chosen options, and options. A closed filter renders its options when opened. */
export function FilterGroup({ row, options, values, isCounted, startsOpen, onChange }: FilterGroupProps) {
  // Kept from the first render: unticking the last option must not close the group under the pointer.
  const [opensFirst] = useState(startsOpen || values.length > 0);
  const [text, setText] = useState('');
  const [wasOpened, setOpened] = useState(false);
  // Opened before hydration, a group fired no event that React received.
  const lookAgain = useCallback((group: HTMLDetailsElement | null) => {
    // A transition, so that the page stays responsive: a list that starts open already shows its first lines.
    if (group?.open) startTransition(() => setOpened(true));
  }, []);
  const isLong = flattenTree(options).length > LONG_LIST;
  const shown = isLong ? matchingNodes(options, text) : null;
  const found = shownOf(options, shown);
  const drawn = wasOpened || values.length > 0 ? Infinity : opensFirst ? FIRST_LINES : 0;
  const choice = {
    param: row.param,
    tree: options,
    values,
    shown,
    onToggle: (node: TreeNode) => onChange(toggleNode(options, node, values)),
  };
  return (
    <details
      ref={lookAgain}
      className={styles.group}
      data-counted={isCounted}
      open={opensFirst}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={styles.name}>
        {row.label}
        {values.length > 0 ? <span className={styles.chosen}>{values.length} chosen</span> : null}
        <Icon of={ChevronDown} size={18} className={styles.arrow} />
      </summary>
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{row.label}</legend>
        {isLong && drawn > 0 ? (
          <OptionSearch label={row.label} text={text} onText={setText} found={found.length} />
        ) : null}
        <div className={classNames(isLong && styles.long)}>
          {drawn > 0 ? <OptionTree nodes={found.slice(0, drawn)} choice={choice} /> : null}
          {found.length > drawn ? <UnopenedOptions nodes={found.slice(drawn)} choice={choice} /> : null}
        </div>
      </fieldset>
    </details>
  );
}
