import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Page } from '@/components/ui/layout/Page';
import { Row } from '@/components/ui/layout/Stack';
import type { AccountProps } from '@/lib/domain/privacy/held-data';
import { Certificates } from './Certificates';
import { HeldData } from './HeldData';
import { Preferences } from './Preferences';
import { ProfileFacts } from './ProfileFacts';
import { SignIns } from './SignIns';
import styles from './account.module.css';

/** /account: profile, preferences, certificates, sign-ins and the personal data that the library holds. */
export function AccountScreen({ userId, held, certificates }: AccountProps) {
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }]} />
      <Heading level={1}>Your account</Heading>
      <Row gap={3}>
        <LinkButton href="/my-bookmarks" look="secondary">
          My bookmarks
        </LinkButton>
        <LinkButton href="/lists" look="secondary">
          Lists
        </LinkButton>
        <LinkButton href="/account/training" look="secondary">
          Training
        </LinkButton>
      </Row>
      <SectionFrame id="profile" heading="Profile">
        <ProfileFacts />
      </SectionFrame>
      <SectionFrame id="preferences" heading="Preferences">
        <Preferences />
      </SectionFrame>
      <SignIns />
      {certificates.length > 0 ? (
        <SectionFrame id="certificates" heading="Certificates">
          <Certificates certificates={certificates} />
        </SectionFrame>
      ) : null}
      <SectionFrame id="data" heading="What we hold about you">
        <HeldData userId={userId} held={held} />
      </SectionFrame>
    </Page>
  );
}
