import type { ReactNode } from 'react';
import { Specimen } from './Specimen';
import styles from './styleguide.module.css';

const looks = [
  { name: 'Light', scheme: 'light' },
  { name: 'Dark', scheme: 'dark' },
] as const;

interface LooksProps {
  /** Name of the specimen, from which its fragment is made. */
  name: string;
  /** What to know when using it. */
  note?: string;
  children: ReactNode;
}

/** One specimen in both schemes, side by side; `MoreContrast` changes both. */
export function Looks({ name, note, children }: LooksProps) {
  return (
    <Specimen name={name} {...(note === undefined ? {} : { note })}>
      <div className={styles.looks}>
        {looks.map((look) => (
          <div
            key={look.name}
            className={styles.look}
            data-scheme={look.scheme}
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
