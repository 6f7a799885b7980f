/** E-mails that identity sends. Each names the sender, what its link does, its lifetime, and what to do if it was unexpected. */
import { site } from '@/lib/contracts/site';
import type { Letter } from '@/services/common/mail';

/** To a person for whom an administrator created an account. */
export function invitationLetter(to: string, link: string): Letter {
  return {
    to,
    subject: `Your account at ${site().name}`,
    text: `Hello,

you have been given an account at ${site().name}. Open this address and choose a password:

${link}

The address works once, for seven days. Afterwards you sign in with this e-mail address and your password.

If you do not know why you were invited, you need do nothing: without a password there is no account.
`,
  };
}

/** To a person who requested it on the sign-in page, or for whom an administrator did. */
export function resetLetter(to: string, link: string): Letter {
  return {
    to,
    subject: `A new password for ${site().name}`,
    text: `Hello,

somebody, probably you, asked for a new password for ${site().name}. Open this address and choose one:

${link}

The address works once, for one hour. When you set a new password you are signed out everywhere else.

If you did not ask for it, you need do nothing: your password stays as it is.
`,
  };
}
