import { StatusPage } from '@/components/status/StatusPage';
import { site } from '@/lib/contracts/site';
import type { Standing } from '@/lib/contracts/viewer/standing';

type Reasons = Omit<Standing, 'known'>;

/** What happened, by reason. */
function wordsOf({ reason, organisationName: name }: Reasons): string {
  switch (reason) {
    case 'NOT_LISTED':
      return name === null
        ? 'Your organisation is known, but you are not: your e-mail address is neither on its list nor at one of its domains.'
        : `Your organisation, ${name}, is known, but you are not: your e-mail address is neither on its list nor at one of its domains.`;
    case 'EMAIL_NOT_VERIFIED':
      return 'Your sign-in provider does not say that your e-mail address is verified as yours, so nobody here can be sure where you belong.';
    case 'TAKEN':
      return 'Your e-mail address or your account’s number belongs to another account here. This happens when an account has been created again.';
    case 'DISABLED':
      return 'An administrator has closed the library to your account.';
    case 'ISSUER_NOT_BOUND':
    case null:
      return 'Your account is valid, but no organisation here has it on its list.';
  }
}

/** Whom to ask: the institution's contact, else its administrator and, if there is one, the library's address. */
function whomToAsk({ contact, organisationName }: Reasons): string {
  const email = site().contact.email;
  if (contact !== null) return `Please ask: ${contact}.`;
  const administrator =
    organisationName === null
      ? 'Please ask the administrator of the library at your organisation'
      : `Please ask the administrator of the library at ${organisationName}`;
  return email === undefined ? `${administrator}.` : `${administrator}, or write to ${email}.`;
}

const UNSAID: Reasons = { reason: null, organisationName: null, contact: null };

/** The issuer accepted the sign-in but the library cannot match it to an institution: why, and whom to ask. */
export function NotKnownScreen({ standing }: { standing: Reasons | null }) {
  const reasons = standing ?? UNSAID;
  return (
    <StatusPage
      title="This library does not know you"
      actions={[
        { name: 'Explore the library', href: '/explore' },
        { name: 'Search', href: '/search' },
      ]}
    >
      <p>{wordsOf(reasons)}</p>
      <p>{whomToAsk(reasons)}</p>
      <p>You can search and browse meanwhile. To use another account, sign out first.</p>
    </StatusPage>
  );
}
