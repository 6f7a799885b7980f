import { Suspense, type ReactNode } from 'react';
import type { ShellProps } from '@/lib/contracts/shell';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import { useBoard } from '@/hooks/use-board';
import { useFocusRestoration } from './navigation/use-focus-restoration';
import { MAIN_ID } from '@/lib/contracts/site';
import { fontClasses } from '@/styles/fonts';
import { classNames } from '@/components/ui/class-names';
import { Footer } from './footer/Footer';
import { Header } from './Header';
import { ShellContext } from './shell-context';
import { SkipLink } from './navigation/SkipLink';
import { LazySlot, NotificationSlot } from './slots';
import styles from './layout.module.css';

interface LayoutProps {
  shell: ShellProps;
  /** False when the page does not depend on who is viewing it. */
  hasVisitor?: boolean;
  children: ReactNode;
}

/**
 * The frame of every page: skip link, header, main, footer, and the places for messages and overlays. When shown to a class,
 * there is only the page: nothing that names the person or addresses them.
 *
 * The three Suspense boundaries wait for nothing, but for the screen of a problem: React hydrates what is inside them in slices of a
 * few milliseconds, between which the browser responds. Without boundaries it hydrates a page in one go (docs/decisions/0016).
 */
export function Layout({ shell, hasVisitor = true, children }: LayoutProps) {
  useFocusRestoration();
  const board = useBoard();
  return (
    <ShellContext value={shell}>
      <div className={classNames('page-root', fontClasses, styles.frame)}>
        <SkipLink />
        {board ? null : (
          <Suspense>
            <Header shell={shell} />
          </Suspense>
        )}
        {board ? null : <NotificationSlot area="top" />}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Suspense>{children}</Suspense>
        </main>
        {board ? null : (
          <Suspense>
            <Footer />
          </Suspense>
        )}
        {board ? null : <NotificationSlot area="bottom" />}
        <ToastRegion />
        {hasVisitor ? <LazySlot viewer={shell.viewer} /> : null}
      </div>
    </ShellContext>
  );
}
