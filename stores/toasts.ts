/** Short confirmations shown over the page. Client state only. */
import { create } from 'zustand';

export interface Toast {
  id: number;
  message: string;
  /** A button such as "Undo"; the toast closes after it is pressed. */
  action: { label: string; run: () => void } | null;
}

interface ToastStore {
  toasts: readonly Toast[];
  nextId: number;
}

/** More than this at once cannot be read; the oldest is removed. */
const MOST_SHOWN = 3;

export const useToasts = create<ToastStore>(() => ({ toasts: [], nextId: 1 }));

type NewToast = Pick<Toast, 'message'> & Partial<Pick<Toast, 'action'>>;

/**
 * Shows a message; returns its id. Call it after the service has answered, never before: it states what has happened. The same words
 * again, without a button, take the place of the earlier ones, and are read aloud once more.
 */
export function toast({ message, action = null }: NewToast): number {
  const { toasts, nextId: id } = useToasts.getState();
  const others = toasts.filter(
    (shown) => action !== null || shown.action !== null || shown.message !== message,
  );
  useToasts.setState({
    toasts: [...others, { id, message, action }].slice(-MOST_SHOWN),
    nextId: id + 1,
  });
  return id;
}

/** Says that something did not work, and what can be done; returns the message's id. */
export const toastFailure = (message: string): number => toast({ message });

export function removeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}
