import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import type { ControlledItem } from '@/lib/contracts/administration/controls';
import { FindForm } from '../parts/FindForm';
import { loadAdminCalls, useAdminLookup } from '../use-admin';
import styles from '../admin.module.css';
import { ItemName } from './ItemName';
import type { ControlledList } from './use-controls';

interface ItemFinderProps {
  organisationId: string;
  onBlock: (item: ControlledItem) => void;
  onAllow: (item: ControlledItem) => void;
  /** Whether the item is on the list, and that is still to be saved. */
  isToSave: (list: ControlledList, id: string) => boolean;
}

const listNames: Readonly<Record<ControlledList, string>> = {
  blockedContent: 'blocked items',
  allowedContent: 'allowed items',
};

const foundWords = ({ length }: readonly ControlledItem[]) =>
  length === 0 ? 'Nothing has this name or address.' : `${length} found.`;

/** Finds items to block or allow, by words of their titles or by their addresses. */
export function ItemFinder({ organisationId, onBlock, onAllow, isToSave }: ItemFinderProps) {
  const found = useAdminLookup(
    ['items', organisationId],
    async (words) => (await (await loadAdminCalls()).findAdminItems(organisationId, words)).items,
    foundWords,
  );
  /** The one of those found that was put on a list last. */
  const [put, setPut] = useState<{ item: ControlledItem; list: ControlledList } | null>(null);
  const find = (words: string) => {
    setPut(null);
    found.look(words);
  };
  // The list that it comes into is further down.
  const block = (item: ControlledItem) => {
    onBlock(item);
    setPut({ item, list: 'blockedContent' });
  };
  const allow = (item: ControlledItem) => {
    onAllow(item);
    setPut({ item, list: 'allowedContent' });
  };
  const saidOf = ({ item, list }: NonNullable<typeof put>) =>
    isToSave(list, item.id)
      ? `${item.name} is on the list of ${listNames[list]}. See what changes, then save.`
      : '';
  return (
    <div className={styles.form}>
      <FindForm
        what="Items"
        label="Find an item"
        hint="Words from its title, or the address of its page."
        onFind={find}
      />
      <p role="status">{put ? saidOf(put) : found.said}</p>
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
