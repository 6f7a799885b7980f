import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { SignInLink } from '@/components/auth/SignInLink';
import { HousePage } from '@/components/text-page/HousePage';
import { NavigationMenu } from '@/components/shell/navigation/NavigationMenu';
import { ProblemScreen } from '@/components/status/ProblemScreen';
import { StatusPage } from '@/components/status/StatusPage';
import { TextPage } from '@/components/text-page/TextPage';
import { Page } from '@/components/ui/layout/Page';
import { Row } from '@/components/ui/layout/Stack';
import { Framed } from './Framed';
import { sampleBlocks } from './item-samples';
import { Looks } from './Looks';

const levels = { heading: 'By level', links: [{ name: 'Key Stage 3', href: '/search?level=ks3' }] };
const skills = {
  heading: 'By skill',
  links: [
    { name: 'Directing', href: '/search?theatreSkill=directing' },
    { name: 'Writing', href: '/search?englishSkill=writing' },
  ],
};

/** The frame of a page, and the pages for when there is little to say. */
export function ShellSheets() {
  return (
    <>
      <Framed
        name="Navigation menu"
        note="Opened by its name; of several one is open at a time."
        height="tall"
      >
        <Page>
          <NavigationMenu name="Education" groups={[levels, skills]} />
          <NavigationMenu name="Explore" groups={[skills]} />
        </Page>
      </Framed>
      <Looks name="Sign-in link" note="Starts sign-in and comes back to this very address.">
        <Row gap={2}>
          <SignInLink />
          <SignInLink look="secondary" size="small" returnTo="/my-bookmarks">
            Sign in to bookmark
          </SignInLink>
        </Row>
      </Looks>
      <Framed name="Status page" note="What happened, and the one thing to do next." height="tall">
        <StatusPage
          title="You are signed out"
          first={<SignInLink>Sign in again</SignInLink>}
          actions={[{ name: 'Browse the library', href: '/' }]}
        >
          <p>Nothing of yours is lost.</p>
        </StatusPage>
      </Framed>
      <Framed name="Account needed" note="For who is known by their network alone." height="tall">
        <PersonalAccountNeeded what="bookmarks" />
      </Framed>
      <Framed name="Problem: not found" height="tall">
        <ProblemScreen problem="not-found" />
      </Framed>
      <Framed name="Problem: unavailable" height="tall">
        <ProblemScreen problem="unavailable" />
      </Framed>
      <Framed name="Page of the house" note="In a library’s own words." height="tall">
        <HousePage
          written={{ title: 'About Riverside Stage', blocks: sampleBlocks }}
          title="About the library"
          path="/about"
        >
          {null}
        </HousePage>
      </Framed>
      <Framed name="Text page" height="tall">
        <TextPage title="About the library" path="/about">
          <p>Running text under its one heading.</p>
          <h2>Who makes it</h2>
          <p>More of it.</p>
        </TextPage>
      </Framed>
    </>
  );
}
