import { useEffect, useRef } from 'react';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { roleLists, type RoleList } from '@/lib/contracts/viewer/permissions';
import { roleNames } from '@/lib/domain/administration/role-names';
import styles from '../admin.module.css';

interface RoleChoicesProps {
  chosen: readonly RoleList[];
  /** Nothing is sent without one. */
  required?: boolean;
  onChange: (chosen: RoleList[]) => void;
}

/** A person's roles at the organisation; several can be chosen. */
export function RoleChoices({ chosen, required = false, onChange }: RoleChoicesProps) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const isMissing = required && chosen.length === 0;
  useEffect(() => {
    // The browser says it at the first of them, and brings the focus there, as for any other field.
    const first = choices.current?.querySelector('input');
    first?.setCustomValidity(isMissing ? 'Choose at least one role.' : '');
  }, [isMissing]);
  return (
    <fieldset ref={choices} className={styles.choices}>
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
