/** A database that came back at an earlier moment, after a recovery or a failover that lost transactions, while a process runs. */
import { unpublish } from '@/services/content/publishing/operations';
import { type ContentService, settle, startContentService } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

const withdraw = (id: string) =>
  unpublish(service.db, { space: SPACE, environment: 'master' }, { kind: 'Entry', id });

/** Ids of all plays, asked for several times: what is asked for again is cached. */
async function plays(): Promise<string[]> {
  await settle();
  let ids: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { body } = (await service.read('/entries?content_type=play')) as {
      body: { items: { sys: { id: string } }[] };
    };
    ids = body.items.map(({ sys }) => sys.id);
  }
  return ids;
}

it('what is published under the number of a lost publication is delivered', async () => {
  const { db } = service;
  const clock = await db.selectFrom('clock').selectAll().executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('resource')
    .selectAll()
    .where('id', '=', 'lear')
    .executeTakeFirstOrThrow();
  await withdraw('lear');
  expect(await plays()).toEqual(expect.not.arrayContaining(['lear']));

  const { sequence } = clock;
  await db
    .updateTable('resource')
    .set({ published: true, sequence: stored.sequence })
    .where('id', '=', 'lear')
    .execute();
  await db.deleteFrom('deletion').where('id', '=', 'lear').execute();
  await db.updateTable('environment').set({ sequence }).execute();
  await db.updateTable('clock').set({ sequence }).execute();
  expect(await plays()).toEqual(expect.arrayContaining(['lear', 'hamlet']));

  await withdraw('hamlet');
  expect(await db.selectFrom('clock').select('sequence').executeTakeFirst()).toEqual({
    sequence: sequence + 1,
  });
  const now = await plays();
  expect(now).toContain('lear');
  expect(now).not.toContain('hamlet');
});
