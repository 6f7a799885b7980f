import { Link } from '@/components/ui/navigation/Link';
import type { ControlledItem } from '@/lib/contracts/administration/controls';
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import { nameOfType } from '@/lib/domain/item-page/kind-names';
import { pathOf } from '@/lib/domain/item-page/paths';
import styles from '../admin.module.css';

/** An item's name and kind; its id if the library no longer has it. */
export function ItemName({ item: { name, type, slug } }: { item: ControlledItem }) {
  const path = pathOf(type, slug);
  if (path === null || !isContentType(type)) return <span>{name} (no longer in the library)</span>;
  return (
    <span>
      <Link href={path}>{name}</Link> <span className={styles.facts}>{nameOfType(type)}</span>
    </span>
  );
}
