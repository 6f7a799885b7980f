import { useSpelling } from '@/components/shell/use-spelling';
import { StatusPage } from '@/components/status/StatusPage';
import { SignInLink } from './SignInLink';

/** For network viewers on a page that needs an account: why it is empty, and what to do (R-RTE-4). */
export function PersonalAccountNeeded({ what }: { what: string }) {
  const say = useSpelling();
  return (
    <StatusPage
      title="A personal account is needed"
      first={<SignInLink />}
      actions={[{ name: 'Browse the library', href: '/' }]}
    >
      <p>
        {say(
          `To save ${what}, sign in with your own account. Network access can’t save anything for you. Ask your librarian or administrator for an account.`,
        )}
      </p>
    </StatusPage>
  );
}
