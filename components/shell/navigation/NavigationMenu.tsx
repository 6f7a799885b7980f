import { ChevronDown } from 'lucide';
import { Link } from '@/components/ui/navigation/Link';
import type { MenuGroup } from '@/lib/contracts/shell';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './navigation.module.css';

interface NavigationMenuProps {
  name: string;
  groups: readonly MenuGroup[];
  /** Marks the menu for the education tour. */
  tourStep?: string;
}

/** A menu of links in columns, opened by its name. Only one of them is open at a time. */
export function NavigationMenu({ name, groups, tourStep }: NavigationMenuProps) {
  return (
    <details name="navigation" className={styles.menu} data-tour={tourStep}>
      <summary className={styles.link}>
        {name} <Icon of={ChevronDown} size={18} className={styles.arrow} />
      </summary>
      <div className={styles.panel}>
        {groups.map((group) => (
          <div key={group.heading} data-tour={tourStep ? `${tourStep}-${group.heading}` : undefined}>
            <p className={styles.heading}>{group.heading}</p>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className={styles.sublink}>
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
