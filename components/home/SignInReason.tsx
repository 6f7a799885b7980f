import { SignInLink } from '@/components/auth/SignInLink';
import { useShell } from '@/components/shell/shell-context';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import styles from './sign-in-reason.module.css';

/** A reason to sign in, for visitors who are neither signed in nor known by their network. */
export function SignInReason() {
  const { viewer } = useShell();
  if (viewer.method !== 'Unauthed') return null;
  return (
    <section aria-labelledby="sign-in-reason" className={styles.band}>
      <Page className={styles.line}>
        <div className={styles.words}>
          <Heading level={2} size="xl" id="sign-in-reason">
            Sign in and press play
          </Heading>
          <p>
            Does your school, college or library subscribe? Then everything plays in full, and you can
            continue where you stopped.
          </p>
        </div>
        <SignInLink size="large">Sign in</SignInLink>
      </Page>
    </section>
  );
}
