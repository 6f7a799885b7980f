import { Check } from 'lucide';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './menu.module.css';

interface Choice {
  value: string;
  label: string;
  /** BCP 47 tag of the label when it is in another language. */
  lang?: string | undefined;
  selected: boolean;
  select: () => void;
}

/** A group of choices of which one is selected. `short`: laid out in rows, each a word or a symbol. */
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
            onClick={() => select()}
          >
            <Icon of={Check} size={18} className={styles.check} />
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
