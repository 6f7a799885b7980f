import { Link } from '@/components/ui/Link';
import type { ControlledItem } from '@/lib/contracts/administration-controls';
import { isContentType } from '@/lib/contracts/content-types';
import { nameOfType } from '@/lib/domain/item-page/kind-names';
import { pathOf } from '@/lib/domain/item-page/paths';
import styles from '../admin.module.css';

/** An item with its kind; one that the library no longer has is its id. */
export function ItemName({ item: { name, type, slug } }: { item: ControlledItem }) {
  const path = pathOf(type, slug);
  if (path === null || !isContentType(type)) return <span>{name} (no longer in the library)</span>;
  return (
    <span>
      <Link href={path}>{name}</Link> <span className={styles.facts}>{nameOfType(type)}</span>
    </span>
  );
}
