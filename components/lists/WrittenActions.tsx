import type { MouseEventHandler } from 'react';
import { Button } from '@/components/ui/form/Button';

interface WrittenActionsProps {
  isBusy: boolean;
  onSave: MouseEventHandler<HTMLElement>;
  /** Null: there is no draft to discard. */
  onDiscard: (() => void) | null;
}

/** The actions of a dialog in which words are changed. */
export function WrittenActions({ isBusy, onSave, onDiscard }: WrittenActionsProps) {
  return (
    <>
      <Button onClick={onSave} softDisabled={isBusy}>
        Save
      </Button>
      {onDiscard ? (
        <Button look="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
      ) : null}
    </>
  );
}
