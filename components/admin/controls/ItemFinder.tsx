import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import type { ControlledItem } from '@/lib/contracts/administration/controls';
import { FindForm } from '../parts/FindForm';
import { loadAdminCalls, useAdminLookup } from '../use-admin';
import styles from '../admin.module.css';
import { ItemName } from './ItemName';

interface ItemFinderProps {
  organisationId: string;
  onBlock: (item: ControlledItem) => void;
  onAllow: (item: ControlledItem) => void;
}

const foundWords = ({ length }: readonly ControlledItem[]) =>
  length === 0 ? 'Nothing has this name or address.' : `${length} found.`;

/** Finds items to block or allow, by words of their titles or by their addresses. */
export function ItemFinder({ organisationId, onBlock, onAllow }: ItemFinderProps) {
  const found = useAdminLookup(
    ['items', organisationId],
    async (words) => (await (await loadAdminCalls()).findAdminItems(organisationId, words)).items,
    foundWords,
  );
  /** What was done with one of those found. */
  const [done, setDone] = useState('');
  const find = (words: string) => {
    setDone('');
    found.look(words);
  };
  // The list that it comes into is further down.
  const block = (item: ControlledItem) => {
    onBlock(item);
    setDone(`${item.name} is on the list of blocked items. See what changes, then save.`);
  };
  const allow = (item: ControlledItem) => {
    onAllow(item);
    setDone(`${item.name} is on the list of allowed items. See what changes, then save.`);
  };
  return (
    <div className={styles.form}>
      <FindForm
        what="Items"
        label="Find an item"
        hint="Words from its title, or the address of its page."
        onFind={find}
      />
      <p role="status">{done === '' ? found.said : done}</p>
      <ul className={styles.rows}>
        {found.data?.map((item) => (
          <li key={item.id} className={styles.row}>
            <ItemName item={item} />
            <Row gap={2}>
              <Button
                look="secondary"
                size="small"
                onClick={() => block(item)}
                aria-label={`Block ${item.name}`}
              >
                Block
              </Button>
              <Button
                look="secondary"
                size="small"
                onClick={() => allow(item)}
                aria-label={`Allow ${item.name}`}
              >
                Allow
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}
