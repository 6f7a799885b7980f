import { Button } from '@/components/ui/Button';
import { useSession } from '@/hooks/use-session';

/** Starts sign-in and comes back to `returnTo`, or to this very address when none is given. */
export function SignInButton({ returnTo, children = 'Sign in' }: { returnTo?: string; children?: string }) {
  const { signIn } = useSession();
  return <Button onClick={() => (returnTo === undefined ? signIn() : signIn(returnTo))}>{children}</Button>;
}
