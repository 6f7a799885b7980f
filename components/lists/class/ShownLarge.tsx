import { Maximize } from 'lucide';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import { Icon } from '@/components/ui/picture/Icon';
import styles from './class-dialog.module.css';

/**
 * What a whole room reads off the board, and a button that fills the screen with it, where the browser can do that. Escape ends it.
 * The button stands before `actions`.
 */
export function ShownLarge({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  const [canFill] = useState(() => document.fullscreenEnabled);
  return (
    <>
      <div ref={shown} className={styles.shown}>
        {children}
      </div>
      <Row gap={3}>
        {canFill ? (
          <Button
            look="secondary"
            onClick={() => void shown.current?.requestFullscreen().catch(() => undefined)}
          >
            <Icon of={Maximize} /> Show on the board
          </Button>
        ) : null}
        {actions}
      </Row>
    </>
  );
}
