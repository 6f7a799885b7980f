import { Checkbox } from '@/components/ui/form/Checkbox';
import { roleLists, type RoleList } from '@/lib/contracts/viewer/permissions';
import { roleNames } from '@/lib/domain/administration/role-names';
import styles from '../admin.module.css';

interface RoleChoicesProps {
  chosen: readonly RoleList[];
  onChange: (chosen: RoleList[]) => void;
}

/** A person's roles at the organisation; several can be chosen. */
export function RoleChoices({ chosen, onChange }: RoleChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>Roles</legend>
      {roleLists.map((role) => (
        <Checkbox
          key={role}
          label={roleNames[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        />
      ))}
    </fieldset>
  );
}
