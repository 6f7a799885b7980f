import { Check } from 'lucide';
import { Icon } from '@/components/ui/Icon';
import styles from './menu.module.css';

interface Choice {
  value: string;
  label: string;
  /** BCP 47 tag of the label where it is another language's. */
  lang?: string | undefined;
  selected: boolean;
  select: () => void;
}

/** Some choices of which one holds. `short`: they stand in rows, each a word or a sign. */
export function MenuGroup({
  label,
  choices,
  short = false,
}: {
  label: string;
  choices: readonly Choice[];
  short?: boolean;
}) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden className={styles.groupName}>
        {label}
      </p>
      <div className={short ? styles.shortChoices : styles.choices}>
        {choices.map(({ value, label: name, lang, selected, select }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={selected}
            tabIndex={-1}
            lang={lang}
            className={styles.choice}
            onClick={select}
          >
            <Icon of={Check} size={18} className={styles.check} />
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
