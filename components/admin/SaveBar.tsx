import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';

interface SaveBarProps {
  said: string;
  isBusy: boolean;
  /** Somebody else saved first: the current version must be loaded again. */
  isLate: boolean;
  onReload: () => void;
  /** Null if there is nothing to undo. */
  onUndo: (() => void) | null;
  children: ReactNode;
}

/** The buttons of a form, and the outcome of the last action. */
export function SaveBar({ said, isBusy, isLate, onReload, onUndo, children }: SaveBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Row gap={3}>
        {children}
        {onUndo ? (
          <Button
            look="secondary"
            softDisabled={isBusy}
            onClick={() => {
              // Undone, there is no button left to hold the focus.
              status.current?.focus();
              onUndo();
            }}
          >
            Undo
          </Button>
        ) : null}
        {isLate ? (
          <Button look="secondary" onClick={onReload}>
            Load again
          </Button>
        ) : null}
      </Row>
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
    </>
  );
}
