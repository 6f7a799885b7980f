import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/text/Heading';
import styles from './styleguide.module.css';

export interface SpecimenProps {
  /** Name of the specimen, from which its fragment is made. */
  name: string;
  /** What to know when using it. */
  note?: string | undefined;
  children: ReactNode;
}

/** One entry of the style guide. */
export function Specimen({ name, note, children }: SpecimenProps) {
  const id = name.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.specimen}>
      <Heading level={2} id={`${id}-heading`}>
        {name}
      </Heading>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
    </section>
  );
}
