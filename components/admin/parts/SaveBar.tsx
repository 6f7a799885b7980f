import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';

interface SaveBarProps {
  said: string;
  isBusy: boolean;
  /** Somebody else saved first: the current version must be loaded again. */
  isLate: boolean;
  reload: () => void;
  /** Null if there is nothing to undo. */
  undo: (() => void) | null;
  children: ReactNode;
}

/** The buttons of a form, and the outcome of the last action. */
export function SaveBar({ said, isBusy, isLate, reload, undo, children }: SaveBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  // Enter in a field of a long form saves too, with all this out of view. A field that is at fault scrolls to itself afterwards.
  useEffect(() => {
    if (said !== '' && !isBusy) status.current?.scrollIntoView({ block: 'nearest' });
  }, [said, isBusy]);
  /** Its button goes, and would take the focus with it. */
  const leave = (act: () => void) => () => {
    status.current?.focus();
    act();
  };
  return (
    <>
      <Row gap={3}>
        {children}
        {undo ? (
          <Button look="secondary" softDisabled={isBusy} onClick={leave(undo)}>
            Undo
          </Button>
        ) : null}
        {isLate ? (
          <Button look="secondary" softDisabled={isBusy} onClick={leave(reload)}>
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
