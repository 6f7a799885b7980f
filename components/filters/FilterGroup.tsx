import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import { flattenTree, type FilterRow } from '@/lib/rules/filters';
import { toggleNode, type TreeNode } from '@/lib/rules/tree';
import { OptionSearch } from './OptionSearch';
import { OptionTree } from './OptionTree';
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
/** So many lines of a longer list are in the page before anyone opens it; all would be most of the page's weight. */
const FIRST_LINES = 24;

/** One filter: its name, how many are chosen, its options. */
export function FilterGroup({ row, options, values, startsOpen, onChange }: FilterGroupProps) {
  // Kept from the first render: unticking the last option must not shut the group under the pointer.
  const [opensFirst] = useState(startsOpen || values.length > 0);
  const [text, setText] = useState('');
  const [wasOpened, setOpened] = useState(false);
  const size = flattenTree(options).length;
  const isLong = size > LONG_LIST;
  const found = isLong ? matchingNodes(options, text) : options;
  const shown = wasOpened || values.length > 0 ? found : found.slice(0, FIRST_LINES);
  const choice = {
    param: row.param,
    tree: options,
    values,
    mode: 'multiple' as const,
    isWhole: size <= FIRST_LINES || text !== '',
    onToggle: (node: TreeNode) => onChange(toggleNode(options, node, values)),
  };
  return (
    <details className={styles.group} open={opensFirst} onToggle={() => setOpened(true)}>
      <summary className={styles.name}>
        {row.label}
        {values.length > 0 ? <span className={styles.chosen}>{values.length} chosen</span> : null}
        <Icon of={ChevronDown} size={18} className={styles.arrow} />
      </summary>
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{row.label}</legend>
        {isLong ? <OptionSearch label={row.label} text={text} onText={setText} found={shown.length} /> : null}
        <div className={classNames(isLong && styles.long)}>
          <OptionTree nodes={shown} choice={choice} />
        </div>
      </fieldset>
    </details>
  );
}
