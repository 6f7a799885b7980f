import { ChevronDown } from 'lucide';
import { startTransition, useCallback, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import { flattenTree, type FilterRow } from '@/lib/domain/listing/filters';
import { toggleNode, type TreeNode } from '@/lib/domain/listing/tree';
import { OptionSearch } from './OptionSearch';
import { OptionTree } from './OptionTree';
import { UnopenedOptions } from './UnopenedOptions';
import { matchingNodes } from './matching-nodes';
import styles from './filter-group.module.css';

interface FilterGroupProps {
  row: FilterRow;
  options: readonly TreeNode[];
  values: readonly string[];
  /** Open before anyone opened it: the first filters, and those in use. */
  startsOpen: boolean;
  onChange: (values: readonly string[]) => void;
}

/** More options than this can be searched. */
const LONG_LIST = 12;
/** So many lines of a list that starts open come drawn from the server; the browser draws the others. */
const FIRST_LINES = 24;

/** One filter: its name, how many are chosen, its options. Those of a closed one are drawn when it is opened. */
export function FilterGroup({ row, options, values, startsOpen, onChange }: FilterGroupProps) {
  // Kept from the first render: unticking the last option must not shut the group under the pointer.
  const [opensFirst] = useState(startsOpen || values.length > 0);
  const [text, setText] = useState('');
  const [wasOpened, setOpened] = useState(false);
  // One that was opened before the page came to life has told nobody.
  const lookAgain = useCallback((group: HTMLDetailsElement | null) => {
    // In pieces, between which the browser answers: a list that starts open shows its first lines already.
    if (group?.open) startTransition(() => setOpened(true));
  }, []);
  const isLong = flattenTree(options).length > LONG_LIST;
  const found = isLong ? matchingNodes(options, text) : options;
  const drawn = wasOpened || values.length > 0 ? Infinity : opensFirst ? FIRST_LINES : 0;
  const choice = {
    param: row.param,
    tree: options,
    values,
    mode: 'multiple' as const,
    isSearched: text !== '',
    onToggle: (node: TreeNode) => onChange(toggleNode(options, node, values)),
  };
  return (
    <details
      ref={lookAgain}
      className={styles.group}
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
