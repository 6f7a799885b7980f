import { PageFrame } from './PageFrame';
import { Specimen, type SpecimenProps } from './Specimen';
import styles from './styleguide.module.css';

interface FramedProps extends SpecimenProps {
  height?: 'short' | 'tall';
}

/** A specimen that needs a page of its own (for its heading, a landmark, a fixed id), in light and dark. */
export function Framed({ name, note, height = 'short', children }: FramedProps) {
  return (
    <Specimen name={name} note={note}>
      <div className={styles.looks}>
        <PageFrame title={`${name}: Light`} scheme="light" height={height}>
          {children}
        </PageFrame>
        <PageFrame title={`${name}: Dark`} scheme="dark" height={height}>
          {children}
        </PageFrame>
      </div>
    </Specimen>
  );
}
