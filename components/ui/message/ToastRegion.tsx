import { removeToast, useToasts, type Toast } from '@/stores/toasts';
import styles from './toast.module.css';
import { lazyPart } from '@/components/ui/lazy-part';

/** Where even the script that was to be fetched in time is missing (use-messages.ts), the words come without it. A press removes them. */
function PlainMessage({ toast: { id, message } }: { toast: Toast }) {
  return (
    <button className={styles.toast} onClick={() => removeToast(id)}>
      {message}
    </button>
  );
}

const ToastMessage = lazyPart(() => import('./ToastMessage'), 'ToastMessage', PlainMessage);

/**
 * The live region of the page for toasts; part of the layout, so that it exists before the first message. While a dialog is
 * open, its own live region shows them (ToastMessage).
 */
export function ToastRegion() {
  const toasts = useToasts((store) => store.toasts);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
