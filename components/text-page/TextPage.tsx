import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { Prose } from '@/components/ui/text/Prose';
import { PageHead } from '@/components/shell/PageHead';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  /** For the canonical link. */
  path: string;
  children: ReactNode;
}

/** A page of running text. */
export function TextPage({ title, path, children }: TextPageProps) {
  return (
    <Page width="text" className={styles.page}>
      <PageHead title={title} path={path} />
      <Heading level={1}>{title}</Heading>
      <Prose>{children}</Prose>
    </Page>
  );
}
