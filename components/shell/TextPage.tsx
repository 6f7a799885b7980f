import Head from 'next/head';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import { Page } from '@/components/ui/Page';
import { Prose } from '@/components/ui/Prose';
import { documentTitle } from '@/lib/contracts/site';
import { useShell } from './shell-context';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  /** For the canonical link. */
  path: string;
  children: ReactNode;
}

/** A page of running text. */
export function TextPage({ title, path, children }: TextPageProps) {
  const { origin } = useShell();
  return (
    <Page width="text" className={styles.page}>
      <Head>
        <title>{documentTitle(title)}</title>
        <link rel="canonical" href={`${origin}${path}`} />
      </Head>
      <Heading level={1}>{title}</Heading>
      <Prose>{children}</Prose>
    </Page>
  );
}
