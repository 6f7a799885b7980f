import { Heading } from '@/components/ui/text/Heading';
import { Looks } from './Looks';
import { Specimen } from './Specimen';
import styles from './styleguide.module.css';

/** Pairs of colours: each foreground with its background. Names are those of styles/colours.css. */
const pairs = [
  ['ink', 'paper'],
  ['ink-soft', 'paper-raised'],
  ['ink-faint', 'paper-sunken'],
  ['link', 'wash'],
  ['on-curtain', 'curtain'],
  ['on-curtain', 'curtain-deep'],
  ['on-limelight', 'limelight'],
  ['ink', 'highlight'],
  ['success', 'success-wash'],
  ['warning', 'warning-wash'],
  ['danger', 'danger-wash'],
  ['info', 'info-wash'],
] as const;

const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const;
const textSizes = ['lg', 'md', 'sm', 'xs'] as const;
const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const;

/** Colours, type and space. */
export function TokenSheets() {
  return (
    <>
      <Looks
        name="Colours"
        note="Each text colour on a ground it is used on. Ratios are checked by unit/styles/contrast."
      >
        <ul className={styles.swatches}>
          {pairs.map(([ink, ground]) => (
            <li
              key={`${ink} ${ground}`}
              className={styles.swatch}
              style={{ color: `var(--${ink})`, background: `var(--${ground})` }}
            >
              {ink} on {ground}
            </li>
          ))}
        </ul>
      </Looks>
      <Specimen name="Type">
        {sizes.map((size) => (
          <Heading key={size} level={3} size={size}>
            All the world’s a stage ({size})
          </Heading>
        ))}
        {textSizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            And all the men and women merely players. 0123456789 ({size})
          </p>
        ))}
      </Specimen>
      <Specimen name="Space">
        <ul className={styles.spaces}>
          {spaces.map((space) => (
            <li key={space} className={styles.space}>
              <span className={styles.bar} style={{ inlineSize: `var(--space-${space})` }} /> space-{space}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
