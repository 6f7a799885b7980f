import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useToastPlaces } from '@/stores/toast-places';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toast.module.css';
import { late } from '@/components/ui/late';

/** What is said when the network fails is often that it failed: then the words come without their script. A press removes them. */
function PlainMessage({ toast: { id, message } }: { toast: Toast }) {
  const remove = useToasts((store) => store.remove);
  const place = useToastPlaces(({ places }) => places.at(-1));
  const words = (
    <button type="button" className={styles.toast} onClick={() => remove(id)}>
      {message}
    </button>
  );
  return place ? createPortal(words, place) : words;
}

const ToastMessage = late(() => import('./ToastMessage').then((part) => part.ToastMessage), PlainMessage);

/**
 * The live region of the page for toasts; part of the layout, so that it exists before the first message. While a dialog is
 * open, its own live region shows them (ToastMessage).
 */
export function ToastRegion() {
  const toasts = useToasts((store) => store.toasts);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {toasts.map((toast) => (
        <Suspense key={toast.id} fallback={null}>
          <ToastMessage toast={toast} />
        </Suspense>
      ))}
    </div>
  );
}
