import { X } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFocusAfterRemoval } from '@/hooks/use-focus-after-removal';
import { focusOn } from '@/lib/browser/focus';
import { toastPlace } from '@/stores/toast-places';
import { classNames } from '../class-names';
import { Heading } from '../text/Heading';
import { IconButton } from '../form/IconButton';
import styles from './dialog.module.css';

interface DialogProps {
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** `centre`: a box. `side`: a full-height drawer at the end edge. */
  placement?: 'centre' | 'side';
  /** Actions that stay visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A group of radio buttons is one field, whose place is its chosen one. */
const FIELD = ':is(input:not([type=radio]), input:checked, select, textarea):enabled';

/** The focus begins at the first field, else at the heading: "Close" would be first in the order. */
function beginFocus(dialog: HTMLElement, titleId: string): void {
  focusOn(document.getElementById(titleId));
  // Takes no focus in a closed group: then the heading keeps it.
  dialog.querySelector<HTMLElement>(FIELD)?.focus();
}

/** Shows the dialog for as long as it is rendered. */
function useShown(ref: RefObject<HTMLDialogElement | null>, titleId: string) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    beginFocus(dialog, titleId);
  }, [ref, titleId]);

  // Removed while open, it would lose the focus; closed first, it returns the focus to its opener.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref]);
}

/**
 * A press outside has the dialog itself as its target. A convenience beside Escape and the close button. It begins and ends there:
 * a click goes to what both ends of a press have in common, which is the dialog too where text is selected past its edge.
 */
function usePressOutside(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const dialog = ref.current;
    let isOutside = false;
    const onDown = ({ target }: Event) => {
      isOutside = target === dialog;
    };
    const onUp = ({ target }: Event) => {
      isOutside &&= target === dialog;
    };
    const onClick = ({ target }: Event) => {
      if (isOutside && target === dialog) onClose();
    };
    dialog?.addEventListener('pointerdown', onDown);
    dialog?.addEventListener('pointerup', onUp);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onDown);
      dialog?.removeEventListener('pointerup', onUp);
      dialog?.removeEventListener('click', onClick);
    };
  }, [ref, onClose]);
}

/**
 * A modal dialog on the native element, which traps focus (R-OPEN-9), makes the rest inert and returns focus to its opener.
 * It is open for as long as it is rendered. It has its own live region for messages, above the actions so that it covers none of
 * them.
 */
export function Dialog({ onClose, title, placement = 'centre', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useShown(ref, titleId);
  const focusAfterRemoval = useFocusAfterRemoval('h2');

  usePressOutside(ref, onClose);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      {...focusAfterRemoval}
      className={classNames(styles.dialog, placement === 'side' && styles.drawer)}
      // The event fires a moment later: strict mode, which removes and renders again, has opened it again by then.
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <Heading level={2} size="lg" id={titleId}>
            {title}
          </Heading>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.end}>
          <div ref={toastPlace} aria-live="polite" className={styles.messages} />
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </div>
      </div>
    </dialog>
  );
}
