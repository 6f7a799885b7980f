import { Link } from '@/components/ui/navigation/Link';
import { useUser } from '@/hooks/use-user';
import { isAdministratorAnywhere } from '@/lib/domain/administration/administrator';
import styles from './account-menu.module.css';

/** Link to the administration, for people who administer anything. */
export function AdministrationLink() {
  const user = useUser();
  if (!user || !isAdministratorAnywhere(user.permissions)) return null;
  return (
    <li>
      <Link href="/admin" className={styles.entry}>
        Administration
      </Link>
    </li>
  );
}
