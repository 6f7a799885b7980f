import { Check } from 'lucide';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { classNames } from '@/components/ui/class-names';
import styles from './standards-path.module.css';

export interface StepOption {
  slug: string;
  name: string;
  count: number;
  href: string;
}

interface StandardsStepProps {
  number: 1 | 2 | 3;
  name: string;
  chosen: string | null;
  options: readonly StepOption[];
  /** Text shown until it is this step's turn. */
  waiting?: string | undefined;
  /** Link that undoes this choice. */
  again: string;
}

/** One step: its options, or the choice made and a way to change it. Says so when its turn has not come. */
export function StandardsStep({ number, name, chosen, options, waiting, again }: StandardsStepProps) {
  const selected = options.find((option) => option.slug === chosen) ?? null;
  return (
    <li className={classNames(styles.step, selected && styles.done)} aria-current={isTurn(options, selected)}>
      <Heading level={3} size="md" tabIndex={-1} className={styles.name}>
        <span className={styles.number}>{selected ? <Icon of={Check} size={16} /> : number}</span>
        {name}
      </Heading>
      {selected ? (
        <p className={styles.chosen}>
          {selected.name}{' '}
          <Link href={again} shallow scroll={false} className={styles.again}>
            Change<span className="visually-hidden"> {name.toLowerCase()}</span>
          </Link>
        </p>
      ) : (
        <StepOptions options={options} waiting={waiting} />
      )}
    </li>
  );
}

function isTurn(options: readonly StepOption[], selected: StepOption | null): 'step' | undefined {
  return options.length > 0 && !selected ? 'step' : undefined;
}

function StepOptions({ options, waiting }: Pick<StandardsStepProps, 'options' | 'waiting'>) {
  if (options.length === 0) return waiting ? <p className={styles.waiting}>{waiting}</p> : null;
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.slug}>
          <StepChoice option={option} />
        </li>
      ))}
    </ul>
  );
}

/** A link, unless the choice leads to nothing. */
function StepChoice({ option: { name, count, href } }: { option: StepOption }) {
  const said = (
    <>
      <span>{name}</span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden">{count === 1 ? ' result' : ' results'}</span>
      </span>
    </>
  );
  if (count === 0) return <p className={classNames(styles.option, styles.empty)}>{said}</p>;
  return (
    <Link href={href} shallow scroll={false} className={styles.option}>
      {said}
    </Link>
  );
}
