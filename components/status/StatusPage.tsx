import type { ReactNode } from 'react';
import type { MenuLink } from '@/lib/contracts/shell';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import { Prose } from '@/components/ui/text/Prose';
import { Row } from '@/components/ui/layout/Stack';
import styles from './status-page.module.css';

interface StatusPageProps {
  title: string;
  /** The main next step, when it is more than a link: signing in. */
  first?: ReactNode;
  /** Without `first`, the first of these is the main next step. */
  actions: readonly MenuLink[];
  children: ReactNode;
}

/** A page that says what happened and the one thing to do next: not found, unavailable, signed out. */
export function StatusPage({ title, first, actions, children }: StatusPageProps) {
  return (
    <div className={styles.stage} data-status>
      <Page width="text" className={styles.content}>
        <Heading level={1}>{title}</Heading>
        <Prose>{children}</Prose>
        <Row gap={3}>
          {first}
          {actions.map((action, index) => (
            <LinkButton
              key={action.href}
              href={action.href}
              look={index === 0 && !first ? 'primary' : 'secondary'}
            >
              {action.name}
            </LinkButton>
          ))}
        </Row>
      </Page>
    </div>
  );
}
