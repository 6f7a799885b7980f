import { X } from 'lucide';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDismissTimer } from '@/hooks/use-dismiss-timer';
import { useFocusBack } from '@/hooks/use-focus-back';
import { NOTIFICATION_DISMISS_MS } from '@/lib/contracts/constants';
import { useToastPlaces } from '@/stores/toast-places';
import { removeToast, type Toast } from '@/stores/toasts';
import { Button } from '../form/Button';
import { IconButton } from '../form/IconButton';
import styles from './toast.module.css';

interface ToastMessageProps {
  toast: Toast;
}

/**
 * One message, in the topmost open dialog if there is one. Moved to another place it is rendered anew, so its time starts
 * again. Decided here and not in ToastRegion, because this part is loaded with the first message and not with every page.
 */
export function ToastMessage({ toast }: ToastMessageProps) {
  const place = useToastPlaces(({ places }) => places.at(-1));
  return place ? createPortal(<Message toast={toast} />, place) : <Message toast={toast} />;
}

/** It closes itself, but not while somebody is using it. */
function Message({ toast }: ToastMessageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(ref);
  useDismissTimer(ref, { after: NOTIFICATION_DISMISS_MS, onEnd: () => removeToast(toast.id) });
  const { action } = toast;
  return (
    <div ref={ref} className={styles.toast}>
      <span>{toast.message}</span>
      {action ? (
        <Button
          look="quiet"
          size="small"
          className={styles.action}
          onClick={() => {
            // First, so that the action may move the focus on.
            focusBack();
            action.run();
            removeToast(toast.id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        icon={X}
        label="Close message"
        onClick={() => {
          focusBack();
          removeToast(toast.id);
        }}
      />
    </div>
  );
}
