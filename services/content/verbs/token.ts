/** `content token`: makes or sets a delivery token. */
import { text as readAll } from 'node:stream/consumers';
import { secretRefusal } from '@/lib/platform/start/secrets';
import { rateLimitOf, required, timeOf } from '../arguments';
import { InputError } from '../publishing/files/read-json';
import { hasToken, setToken } from '../publishing/tokens';
import type { Session } from './session';

/** A token that others could guess may only be given an end: it opens all that is published. */
async function refuseWeakToken(
  { db, place, isJudged }: Session,
  token: string,
  endsAt?: Date,
): Promise<void> {
  const refusal = isJudged ? secretRefusal('the token', token) : null;
  if (refusal === null || (endsAt && (await hasToken(db, place.space, token)))) return;
  throw new InputError(refusal);
}

export async function tokenVerb(session: Session): Promise<void> {
  const { db, place, operands, values, say } = session;
  const { set, name, environment: environments } = values;
  const rateLimit = rateLimitOf(values['rate-limit']);
  const endsAt = timeOf(values.until);
  const token =
    set === '-'
      ? required((await readAll(process.stdin)).trim() || undefined, 'the token')
      : (set ?? operands[0]);
  if (token !== undefined) await refuseWeakToken(session, token, endsAt);
  say(await setToken(db, { space: place.space, token, name, environments, rateLimit, endsAt }));
}
