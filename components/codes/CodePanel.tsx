import type { ReactNode } from 'react';
import { Page } from '@/components/ui/Page';
import styles from './codes.module.css';

/** A page that is one short errand: letters to type, and what came of it. */
export function CodePanel({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <Page width="text">
      <div role={role} className={styles.panel}>
        {children}
      </div>
    </Page>
  );
}
