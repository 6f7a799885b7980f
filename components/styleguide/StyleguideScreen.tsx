import { PageHead } from '@/components/shell/PageHead';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import { AdminSheets } from './AdminSheets';
import { ContentSheets } from './ContentSheets';
import { ControlSheets } from './ControlSheets';
import { ItemSheets } from './ItemSheets';
import { MoreContrast } from './MoreContrast';
import { PersonalSheets } from './PersonalSheets';
import { SampleVisitor } from './SampleVisitor';
import { SearchSheets } from './SearchSheets';
import { ShellSheets } from './ShellSheets';
import { TokenSheets } from './TokenSheets';
import styles from './styleguide.module.css';

/** The design system on one page: tokens, and every shared component in its states, in both schemes; `MoreContrast` changes both. */
export function StyleguideScreen() {
  return (
    <Page className={styles.page}>
      <PageHead title="Style guide" />
      <Heading level={1}>Style guide</Heading>
      <p className={styles.note}>
        In development only, seen by a sample person who is signed in. Focus shows by keyboard, hover by
        pointer; forced colours are the system’s own and show when it asks for them.
      </p>
      <MoreContrast />
      <SampleVisitor>
        <TokenSheets />
        <ControlSheets />
        <ContentSheets />
        <SearchSheets />
        <ItemSheets />
        <PersonalSheets />
        <AdminSheets />
        <ShellSheets />
      </SampleVisitor>
    </Page>
  );
}

/** The page signs in a sample person, whom no service knows. */
StyleguideScreen.hasNoVisitor = true;
