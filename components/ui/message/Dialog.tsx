import { X } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { focusOn } from '@/lib/browser/focus';
import { toastPlace } from '@/stores/toast-places';
import { classNames } from '../class-names';
import { Heading } from '../text/Heading';
import { IconButton } from '../form/IconButton';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** `centre`: a box. `side`: a full-height drawer at the end edge. */
  placement?: 'centre' | 'side';
  /** Actions that stay visible at the bottom. */
  footer?: ReactNode;
  className?: string | undefined;
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

function useShown(ref: RefObject<HTMLDialogElement | null>, open: boolean, titleId: string) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      beginFocus(dialog, titleId);
    }
    if (!open && dialog.open) dialog.close();
  }, [ref, open, titleId]);
}

/** When what had the focus goes with a press, such as "Try again", the focus stays in the dialog: at its heading. */
function useKeptFocus(ref: RefObject<HTMLDialogElement | null>, titleId: string) {
  const held = useRef<EventTarget | null>(null);
  useEffect(() => {
    const dialog = ref.current;
    const hold = ({ target }: FocusEvent) => {
      held.current = target;
    };
    dialog?.addEventListener('focusin', hold);
    return () => dialog?.removeEventListener('focusin', hold);
  }, [ref]);
  // Without dependencies: the control may be gone after a rendering that no state of this dialog has caused.
  useEffect(() => {
    const isGone = held.current instanceof Element && !held.current.isConnected;
    if (isGone && ref.current?.open && document.activeElement === document.body)
      focusOn(document.getElementById(titleId));
  });
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
 * A modal dialog on the native element, which traps focus (R-OPEN-9), makes the rest inert and returns focus to its opener. It
 * has its own live region for messages, above the actions so that it covers none of them.
 */
export function Dialog({
  open,
  onClose,
  title,
  placement = 'centre',
  footer,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useShown(ref, open, titleId);
  useKeptFocus(ref, titleId);

  // Removed while open, it would lose the focus; closed first, it returns the focus to its opener.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  usePressOutside(ref, onClose);

  return (
    <dialog
      ref={ref}
      aria-labelledby={open ? titleId : undefined}
      className={classNames(styles.dialog, placement === 'side' && styles.drawer, className)}
      // The event fires a moment later: by then a dialog that was opened again is open.
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
    >
      {open ? (
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
      ) : null}
    </dialog>
  );
}
