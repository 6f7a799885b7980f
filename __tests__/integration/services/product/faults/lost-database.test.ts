/** @jest-environment node */
/** A database that is lost without a closed connection, as after a failover: the content is followed by a new one. */
import pino from 'pino';
import { type DatabaseWay, wayTo } from '@/__tests__/support/processes/database-way';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { Follower } from '@/services/product/follow/follower';
import { FakeContent } from '../support/fake-content';
import { startProduct, until } from '../support/harness';

describe('a follower whose database is gone without a word', () => {
  let made: Awaited<ReturnType<typeof testDatabase>>;
  let way: DatabaseWay;
  beforeAll(async () => {
    made = await testDatabase();
    const product = await startProduct({ url: made.url }); // makes the tables
    await product.stop();
    way = await wayTo(made.url);
  });
  afterAll(async () => {
    await way.close();
    await made.drop();
  });

  /** Patient as ever, in other units: what takes seconds in a library is waited for here at most a few tenths. */
  const patience = { answerMs: 300, statementMs: 600 };
  const follow = (intervalMs: number) => {
    const source = new FakeContent();
    const log = pino({ level: 'silent' });
    const databaseUrl = way.url;
    const onChange = async () => undefined;
    return { source, follower: new Follower({ databaseUrl, source, intervalMs, log, onChange, patience }) };
  };

  it('opens another connection, and follows on', async () => {
    const { source, follower } = follow(25);
    await until(() => source.calls.length > 2);
    way.lose();
    const before = source.calls.length;
    await until(() => source.calls.length > before + 3);
    await follower.stop();
  });

  it('does so too where the connection was lost in the middle of a round', async () => {
    const { source, follower } = follow(25);
    const changes = source.changes.bind(source);
    let lost = false;
    source.changes = async (token) => {
      if (!lost && source.calls.length > 2) {
        way.lose();
        lost = true;
      }
      return changes(token);
    };
    await until(() => lost);
    const before = source.calls.length;
    await until(() => source.calls.length > before + 3);
    await follower.stop();
  });

  it('stops, whatever it was waiting for', async () => {
    const { source, follower } = follow(25);
    await until(() => source.calls.length > 2);
    way.lose();
    await new Promise((resolve) => setTimeout(resolve, 100)); // now a statement is under way
    await follower.stop(); // within the limit of this test, or never
  });
});
