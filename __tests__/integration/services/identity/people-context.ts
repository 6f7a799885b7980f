/** What the calls on accounts (services/identity/people) are given by the operator's command. */
import type { Mailer } from '@/services/common/mail';
import { RevocationList } from '@/services/identity/store/revocations';
import { SignInSessions } from '@/services/identity/store/sessions';
import type { Identity } from './fixture';

/** @param mailer null: links are shown to whoever makes them */
export const peopleContext = ({ db, origin }: Identity, mailer: Mailer | null = null) => ({
  db,
  sessions: new SignInSessions(db, new RevocationList(db, 600), 3_600),
  mailer,
  issuer: origin,
  now: () => new Date(),
  actor: { kind: 'command', id: 'accounts' } as const,
});
