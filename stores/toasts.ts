/** Short confirmations shown over the page. Client state only. */
import { create } from 'zustand';

export type ToastTone = 'success' | 'danger' | 'info';

export interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
  /** A button such as "Undo"; the toast closes after it is pressed. */
  action: { label: string; run: () => void } | null;
}

interface ToastStore {
  toasts: readonly Toast[];
  nextId: number;
  /** Shows a message; returns its id. Call it after the service has answered, never before: it states what has happened. */
  add: (toast: { message: string; tone?: ToastTone; action?: Toast['action'] }) => number;
  remove: (id: number) => void;
}

/** More than this at once cannot be read; the oldest is removed. */
const MOST_SHOWN = 3;

export const useToasts = create<ToastStore>((set, get) => ({
  toasts: [],
  nextId: 1,
  add: ({ message, tone = 'success', action = null }) => {
    const id = get().nextId;
    const toast = { id, message, tone, action };
    set(({ toasts }) => ({ toasts: [...toasts, toast].slice(-MOST_SHOWN), nextId: id + 1 }));
    return id;
  },
  remove: (id) => {
    set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  },
}));
