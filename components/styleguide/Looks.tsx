import { Specimen, type SpecimenProps } from './Specimen';
import styles from './styleguide.module.css';

const looks = [
  { name: 'Light', scheme: 'light' },
  { name: 'Dark', scheme: 'dark' },
] as const;

/** One specimen in both schemes, side by side; `MoreContrast` changes both. */
export function Looks({ name, note, children }: SpecimenProps) {
  return (
    <Specimen name={name} note={note}>
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
