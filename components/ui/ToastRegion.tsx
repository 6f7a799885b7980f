import { Suspense } from 'react';
import { useToasts } from '@/stores/toasts';
import styles from './toast.module.css';
import { late } from '@/components/ui/late';

const ToastMessage = late(() => import('./ToastMessage').then((part) => part.ToastMessage));

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
