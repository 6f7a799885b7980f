import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { SignInLink } from '@/components/auth/SignInLink';
import { useSpelling } from '@/components/shell/use-spelling';
import { StatusPage } from '@/components/status/StatusPage';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import type { FeedbackPageProps } from '@/lib/domain/prompts/feedback';
import { FeedbackForm } from './FeedbackForm';
import text from '@/components/ui/text/text.module.css';
import styles from './feedback.module.css';

/** /feedback (R-RTE-3, R-OPEN-3): the form for trial users, and for everybody else why it is not shown. */
export function FeedbackScreen(props: FeedbackPageProps) {
  const say = useSpelling();
  switch (props.audience) {
    case 'anonymous':
      return (
        <StatusPage
          title="Sign in to give feedback"
          first={<SignInLink returnTo="/feedback" />}
          actions={[{ name: 'Browse the library', href: '/' }]}
        >
          <p>
            We ask people who try the library what they think of it. Sign in with the account of your trial,
            and you come straight back to the questions.
          </p>
        </StatusPage>
      );
    case 'network':
      return <PersonalAccountNeeded what="answers to our questions" />;
    case 'closed':
      return (
        <StatusPage title="Feedback is closed" actions={[{ name: 'Browse the library', href: '/' }]}>
          <p>{say('Thanks – this form is only for trial users.')}</p>
        </StatusPage>
      );
    case 'asked':
      return (
        <Page width="text" className={styles.page}>
          <Heading level={1}>What do you think of the library?</Heading>
          <p className={text.lede}>
            {say(
              'Four questions, about two minutes. Your answers help your organisation decide, and help us make the library better.',
            )}
          </p>
          <FeedbackForm organisationId={props.organisationId} parentCompanyId={props.parentCompanyId} />
        </Page>
      );
  }
}
