import type { ReactNode } from 'react';
import { Specimen } from './Specimen';
import styles from './styleguide.module.css';

const looks = [
  { name: 'Light', scheme: 'light', contrast: undefined },
  { name: 'Dark', scheme: 'dark', contrast: undefined },
  { name: 'Light, more contrast', scheme: 'light', contrast: 'more' },
  { name: 'Dark, more contrast', scheme: 'dark', contrast: 'more' },
] as const;

interface LooksProps {
  /** Name of the specimen, from which its fragment is made. */
  name: string;
  /** What to know when using it. */
  note?: string;
  children: ReactNode;
}

/** One specimen in every look, side by side. */
export function Looks({ name, note, children }: LooksProps) {
  return (
    <Specimen name={name} {...(note === undefined ? {} : { note })}>
      <div className={styles.looks}>
        {looks.map((look) => (
          <div
            key={look.name}
            className={styles.look}
            data-scheme={look.scheme}
            data-contrast={look.contrast}
            role="group"
            aria-label={`${name}: ${look.name}`}
          >
            <p className={styles.lookName}>{look.name}</p>
            {children}
          </div>
        ))}
      </div>
    </Specimen>
  );
}
