import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import type { ControlledItem } from '@/lib/contracts/administration/controls';
import { FindForm } from '../FindForm';
import { failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';
import styles from '../admin.module.css';
import { ItemName } from './ItemName';

interface ItemFinderProps {
  organisationId: string;
  onBlock: (item: ControlledItem) => void;
  onAllow: (item: ControlledItem) => void;
}

/** Finds items to block or allow, by words of their titles or by their addresses. */
export function ItemFinder({ organisationId, onBlock, onAllow }: ItemFinderProps) {
  const [found, setFound] = useState<ControlledItem[]>([]);
  const [said, setSaid] = useState('');
  const find = async (words: string) => {
    try {
      const { items } = await (await loadAdminCalls()).findAdminItems(organisationId, words);
      setFound(items);
      setSaid(items.length === 0 ? 'Nothing has this name or address.' : `${items.length} found.`);
    } catch (error) {
      setSaid(failureWords(error));
    }
  };
  // The list that it comes into is further down.
  const block = (item: ControlledItem) => {
    onBlock(item);
    setSaid(`${item.name} is on the list of blocked items. Save to apply it.`);
  };
  const allow = (item: ControlledItem) => {
    onAllow(item);
    setSaid(`${item.name} is on the list of allowed items. Save to apply it.`);
  };
  return (
    <div className={styles.form}>
      <FindForm
        what="Items"
        label="Find an item"
        hint="Words from its title, or the address of its page."
        onFind={(words) => void find(words)}
      />
      <p role="status">{said}</p>
      <ul className={styles.rows}>
        {found.map((item) => (
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
