import type { ReactNode } from 'react';
import { Page } from '@/components/ui/layout/Page';
import styles from './codes.module.css';

/** A page with one short task: entering a code, and its outcome. */
export function CodePanel({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <Page width="text">
      <div role={role} className={styles.panel}>
        {children}
      </div>
    </Page>
  );
}
