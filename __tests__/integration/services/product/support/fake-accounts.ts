/** The issuer's accounts in small: an e-mail address is the id. */
import type {
  AccountState,
  CorrectAccount,
  InviteAccount,
  Invited,
} from '@/lib/contracts/administration/people';
import { ServiceError } from '@/lib/platform/service-error';
import type { Accounts } from '@/services/product/calls/accounts';
import type { SignableVisitor } from '@/lib/platform/visitor/signed-visitor';

export class FakeAccounts implements Accounts {
  readonly invited: (InviteAccount & { by: string | null })[] = [];
  readonly invitedAgain: { id: string; organisationId: string; by: string | null }[] = [];
  readonly withSecondFactor: string[] = [];
  readonly corrected: (CorrectAccount & { id: string; by: string | null })[] = [];
  /** Whoever has no password yet; everybody else’s address is theirs. */
  readonly waiting = new Set<string>();
  down = false;
  readonly signedOut: string[] = [];

  states(_asked: SignableVisitor, ids: readonly string[]): Promise<AccountState[]> {
    return Promise.resolve(ids.map((id) => ({ id, state: 'active', sessions: 2 })));
  }
  invite({ viewer }: SignableVisitor, account: InviteAccount): Promise<Invited> {
    this.invited.push({ ...account, by: viewer.userId });
    return Promise.resolve({ id: account.email, email: account.email, letter: 'sent', link: null });
  }
  inviteAgain({ viewer }: SignableVisitor, id: string, organisationId: string): Promise<Invited> {
    this.invitedAgain.push({ id, organisationId, by: viewer.userId });
    return Promise.resolve({ id, email: `${id}@by-now.test`, letter: 'sent', link: null });
  }
  requireSecondFactor(_asked: SignableVisitor, id: string): Promise<void> {
    if (this.down) return Promise.reject(new ServiceError('UNAVAILABLE', 'The issuer is down'));
    this.withSecondFactor.push(id);
    return Promise.resolve();
  }
  correct({ viewer }: SignableVisitor, id: string, account: CorrectAccount): Promise<void> {
    if (this.down) return Promise.reject(new ServiceError('UNAVAILABLE', 'The issuer is down'));
    if (account.email !== undefined && !this.waiting.has(id))
      return Promise.reject(new ServiceError('VALIDATION_FAILED', 'They sign in with it'));
    this.corrected.push({ ...account, id, by: viewer.userId });
    return Promise.resolve();
  }
  signOut(_asked: SignableVisitor, id: string): Promise<number> {
    this.signedOut.push(id);
    return Promise.resolve(2);
  }
}
