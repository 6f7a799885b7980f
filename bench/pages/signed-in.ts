/**
 * What a signed-in person's page costs compared with the same page for an anonymous visitor, both from the gateway's cache; and
 * the one call that fills it in, against a bare route with its answer and one that has PostgreSQL return that answer.
 */
import { databaseUrl } from '@/__tests__/support/reliability/node';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import type { Target } from '@/__tests__/support/reliability/target';
import { demoAccounts } from '@/services/common/demo-accounts';
import { startBareRoutes, type BareRoutes } from './bare-routes';
import { ask, race, type Ask } from './load';
import { limitOf, rowOf, type Row } from './report';

const ROUNDS = { requests: 600, rounds: 5 };
const MY_PAGE = '/api/me/page';
/** The answer is short, so there are more of them: the CPU clock counts in hundredths of a second. */
const CALLS = { requests: 5_000, rounds: 5 };
/**
 * Few and many requests at once. With few, most of the cost is waking an idle database, which is expensive on a virtual machine;
 * with many, the cost of the call itself remains (docs/decisions/0052).
 */
const AT_ONCE = [4, 64];

interface Measured {
  target: Target;
  pids: { gateway: number; product: number };
  /** Paths of pages, by name. */
  pages: readonly { name: string; path: string }[];
}

async function tokenOf({ at }: Target): Promise<string> {
  const [account] = demoAccounts;
  if (!account) throw new Error('there is no demo account');
  const { email, password } = account;
  return accessToken({ issuer: at('identity'), app: at('web'), email, password });
}

export async function measureSignedIn({ target, pids, pages }: Measured): Promise<Row[]> {
  const token = await tokenOf(target);
  const front = target.at('web');
  const rivalOf = (name: string, one: Ask) => ({
    name,
    origin: front,
    pids: [pids.gateway, pids.product],
    asks: [one],
  });
  const rows: Row[] = [];
  for (const { name, path } of pages) {
    const [person, anonymous] = await race(
      [rivalOf('signed in', { path, headers: { cookie: `jwt=${token}` } }), rivalOf('anonymous', { path })],
      ROUNDS,
    );
    if (!person || !anonymous) throw new Error('nothing was measured');
    rows.push(rowOf(`${name}, signed in`, person, 'anonymous', anonymous, limitOf('signed-in page')));
  }
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await ask(front, { path: MY_PAGE, headers });
  const answers = { [MY_PAGE]: JSON.parse(body.toString()) as unknown };
  const bare = await startBareRoutes(answers);
  const asking = await startBareRoutes(answers, await databaseUrl(target));
  const call = {
    name: 'call',
    origin: target.at('product'),
    pids: [pids.product],
    asks: [{ path: MY_PAGE, headers }],
  };
  const routeOf = ({ origin, pid }: BareRoutes) => ({
    name: 'route',
    origin,
    pids: [pid],
    asks: [{ path: MY_PAGE }],
  });
  for (const connections of AT_ONCE) {
    const [ours, theirs, floor] = await race([call, routeOf(bare), routeOf(asking)], {
      ...CALLS,
      connections,
    });
    if (!ours || !theirs || !floor) throw new Error('nothing was measured');
    const name = `${MY_PAGE}, ${connections} at once`;
    rows.push(rowOf(name, ours, 'Fastify route', theirs, limitOf('own call')));
    rows.push(rowOf(name, ours, 'Fastify route with one question', floor));
  }
  bare.stop();
  asking.stop();
  return rows;
}
