/** The places of the frame that personal parts fill, and what jsdom lacks of a browser. */
import { useEffect, useState, type ReactNode } from 'react';
import { NotificationSlot } from '@/components/shell/slots';
import { freshUser, type User } from '@/lib/domain/viewer/user';
import { useNotifications } from '@/stores/notifications';
import { useToasts } from '@/stores/toasts';
import { useUserStore } from '@/stores/user';

export function Frame({ children }: { children: ReactNode }) {
  // As in the application, the places are there before what fills them.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <>
      <header>Header</header>
      <NotificationSlot area="top" />
      <main>Page</main>
      <NotificationSlot area="bottom" />
      {ready ? children : null}
    </>
  );
}

/** A signed-in teacher, initialised. */
export function teacher(given: Partial<User> = {}): User {
  return {
    ...freshUser,
    id: 'u1',
    name: 'Amara Osei',
    authMethod: 'Okta',
    isInitialised: true,
    organisation: { id: 'o1', name: 'Harbour School' },
    company: { id: 'c1', name: 'Harbour Trust' },
    ...given,
  };
}

/** jsdom has no modal dialogs: they open in their place. */
export function dialogsOpen(): void {
  const dialog = HTMLDialogElement.prototype as { showModal: () => void; close: () => void };
  dialog.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Empty stores, and the parts of a browser that jsdom has not got. */
export function freshBrowser(user: User = freshUser): void {
  localStorage.clear();
  sessionStorage.clear();
  useNotifications.setState({ areas: {} });
  useToasts.setState({ toasts: [] });
  useUserStore.setState({ user, loadedFor: null, loadingStatus: 'LOADED' });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  dialogsOpen();
}
