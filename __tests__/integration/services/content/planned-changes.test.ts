/** What operators plan: set and cancelled by calls of the content service, and carried out by it when the moment has come. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import type { OperatedEntry } from '@/lib/contracts/administration/entries';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createPublishing, type Publishing } from '@/services/product/calls/publishing';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { readAudit } from '@/services/common/audit/read';
import { carryOutDue, followPlans } from '@/services/content/publishing/plans/due-plans';
import { publish, remove } from '@/services/content/publishing/operations';
import { readEntry } from '../../../support/content/publishing';
import { settle, startContentService, type ContentService } from '../../../support/content/service';
import { entry, SPACE } from '../../../support/content/space';
import { SERVICE_KEY, signedHeaders } from '../../../support/visitors/signed-visitor';

const DAY_MS = 86_400_000;
const silent = pino({ level: 'silent' });
const place = { space: SPACE, environment: 'master' };
const operator = {
  viewer: { ...anonymousViewer, userId: 'root' },
  address: '198.51.100.7',
  requestId: '11111111-1111-4111-8111-111111111111',
};
const at = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 + days * DAY_MS).toISOString();

let service: ContentService;
let publishing: Publishing;
beforeEach(async () => {
  service = await startContentService();
  const where = { CONTENTFUL_HOST: service.host, CONTENTFUL_INSECURE: true, CONTENTFUL_BASE_PATH: '' };
  publishing = createPublishing(
    { ...where, CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_ENVIRONMENT: 'master' },
    createVisitorSigner(SERVICE_KEY),
  );
});
afterEach(() => service.stop());

async function stored(id = 'lear'): Promise<OperatedEntry> {
  const { entries } = await publishing.entries(operator, { q: id, type: '', offset: 0 });
  const found = entries.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const plan = async (published: boolean, moment: string, { id = 'lear', version = '' } = {}) =>
  publishing.setPlan(operator, id, {
    version: version || (await stored(id)).version,
    plan: { published, at: moment },
  });
const cancel = (version: string) => publishing.setPlan(operator, 'lear', { version, plan: null });
/** A round of the service as it is in so many days. */
const roundIn = (days: number) => carryOutDue(service.db, new Date(Date.now() + days * DAY_MS), silent);
const lines = async () =>
  (await readAudit(service.db, { organisationId: null, limit: 20 })).entries
    .filter(({ action }) => action.startsWith('content_'))
    .toReversed();
const actions = async () => (await lines()).map(({ action }) => action);
const delivered = async () => {
  await settle();
  return (await readEntry(service, 'lear')).status;
};
const NAMELESS = {
  space: { id: SPACE },
  entries: [entry('person', 'nameless', { born: 1600 }, { version: 1 })],
};

it('is done when its moment has come and not before, with a line in the name of who planned it, and then is over', async () => {
  const moment = at(1);
  expect((await plan(false, moment)).plan).toEqual({ published: false, at: moment, failure: null });
  await roundIn(0.9);
  expect([await delivered(), (await stored()).plan?.at]).toEqual([200, moment]);
  await roundIn(1.1);
  expect(await delivered()).toBe(404);
  expect(await stored()).toMatchObject({ published: false, plan: null });
  const line = {
    actorKind: 'person',
    actor: 'root',
    subject: `entry:${SPACE}/master/lear`,
    requestId: operator.requestId,
  };
  const details = { planned: 'unpublish', at: moment };
  expect(await lines()).toMatchObject([
    { ...line, action: 'content_planned', details, network: '198.51.100.0/24' },
    { ...line, action: 'content_unpublished', details, network: null },
  ]);
  await plan(true, at(2));
  await roundIn(3);
  expect(await delivered()).toBe(200);
});

it('what came due while the service was down is done at its start; a process that stops ends its round first', async () => {
  await plan(false, at(1));
  await sql`update content.planned_change set due_at = now() - interval '3 days'`.execute(service.db);
  const follow = followPlans(service.db, silent, 60_000);
  for (let tries = 0; tries < 100 && (await stored()).published; tries += 1) await sleep(20);
  await follow.stop();
  expect(await stored()).toMatchObject({ published: false, plan: null });
});

it('of several nodes at once one does it, once', async () => {
  await plan(false, at(1));
  await Promise.all([roundIn(2), roundIn(2), roundIn(2)]);
  expect(await actions()).toEqual(['content_planned', 'content_unpublished']);
});

it('change, end of the plan and line are one: what dies between has done nothing, and does it all the next time', async () => {
  await plan(false, at(1));
  await sql`alter table audit.event rename to away`.execute(service.db);
  await roundIn(2);
  await sql`alter table audit.away rename to event`.execute(service.db);
  expect(await stored()).toMatchObject({ published: true, plan: { failure: null } });
  await roundIn(2);
  expect(await stored()).toMatchObject({ published: false, plan: null });
  expect(await actions()).toEqual(['content_planned', 'content_unpublished']);
});

it('a refused one stays with its reason, is not tried again, keeps no other from being done, and can be cancelled', async () => {
  await service.importContent(NAMELESS);
  await plan(true, at(1), { id: 'nameless' });
  await plan(false, at(2));
  await roundIn(3);
  await roundIn(3);
  const refused = await stored('nameless');
  expect(refused.published).toBe(false);
  expect(refused.plan?.failure).toMatch('Entry nameless, field name: is required');
  expect((await stored()).published).toBe(false);
  expect(await actions()).toEqual([
    'content_planned',
    'content_planned',
    'content_plan_failed',
    'content_unpublished',
  ]);
  // What stands in the way is seen first.
  expect((await publishing.entries(operator, { q: '', type: '', offset: 0 })).entries[0]?.id).toBe(
    'nameless',
  );
  const wish = { version: refused.version, plan: null };
  expect((await publishing.setPlan(operator, 'nameless', wish)).plan).toBeNull();
});

it('ends without a change where the entry is as wished by then, by a button or by a command, or is deleted', async () => {
  const { version } = await plan(false, at(1));
  const back = await publishing.setPublished(operator, 'lear', { version, published: false });
  expect(back.plan).toBeNull();
  await plan(true, at(1));
  await publish(service.db, place, { kind: 'Entry', id: 'lear' });
  expect((await stored()).plan).toBeNull();
  await plan(false, at(1));
  await sql`update content.resource set published = false where id = 'lear'`.execute(service.db);
  const before = await actions();
  await roundIn(2);
  expect([(await stored()).plan, await actions()]).toEqual([null, before]);
  await plan(true, at(1));
  // An import that publishes it: taken back later, it stays so.
  const lear = service.db.selectFrom('resource').selectAll().where('id', '=', 'lear');
  const { fields, content_type: type } = await lear.executeTakeFirstOrThrow();
  const sys = { id: 'lear', contentType: { sys: { id: type } }, publishedVersion: 9 };
  await service.importContent({ space: { id: SPACE }, entries: [{ sys, fields }] });
  expect([(await stored()).plan, (await stored()).published]).toEqual([null, true]);
  await sql`update content.resource set published = false where id = 'lear'`.execute(service.db);
  await plan(true, at(1));
  await remove(service.db, place, { kind: 'Entry', id: 'lear' });
  await roundIn(2);
  const { rows } = await sql`select * from content.planned_change`.execute(service.db);
  expect(rows).toEqual([]);
});

it('is replaced and cancelled; asked for twice it is done once; a cancelled one is not carried out', async () => {
  const first = await plan(false, at(1));
  const moment = at(2);
  const second = await plan(false, moment);
  expect(second.version).not.toBe(first.version);
  expect(await plan(false, moment, { version: first.version })).toEqual(second);
  await roundIn(1.5);
  expect((await stored()).published).toBe(true);
  expect((await cancel(second.version)).plan).toBeNull();
  expect((await cancel(second.version)).plan).toBeNull();
  await roundIn(3);
  expect((await stored()).published).toBe(true);
  expect(await actions()).toEqual(['content_planned', 'content_planned', 'content_plan_cancelled']);
  expect((await lines()).at(-1)?.details).toEqual({ planned: 'unpublish', at: moment });
});

it('somebody else’s plan or change is not gone over, by a plan, by cancelling, or by the button', async () => {
  const seen = await stored();
  const theirs = await plan(false, at(1));
  const late = { code: 'CONFLICT' };
  await expect(plan(false, at(2), { version: seen.version })).rejects.toMatchObject(late);
  await expect(cancel(seen.version)).rejects.toMatchObject(late);
  const wish = { version: seen.version, published: false };
  await expect(publishing.setPublished(operator, 'lear', wish)).rejects.toMatchObject(late);
  expect(await stored()).toEqual(theirs);
  const both = await Promise.allSettled(
    [3, 4].map((days) => plan(false, at(days), { version: theirs.version })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('moments that have passed or are more than five years ahead, and what is so already, are refused', async () => {
  const wrong: [boolean, string][] = [
    [false, at(-1)],
    [false, at(5 * 366)],
    [false, '2031-02-30T00:00:00Z'],
    [false, '2031-01-01'],
    [true, at(1)],
  ];
  for (const [published, moment] of wrong)
    await expect(plan(published, moment)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(plan(false, at(1), { id: 'nobody', version: '1' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await stored()).plan).toBeNull();
});

it('nobody plans without a signature for it, and nothing tells that it could be', async () => {
  const body = JSON.stringify({ version: (await stored()).version, plan: { published: false, at: at(1) } });
  const tries = [
    {},
    await signedHeaders({ userId: 'root' }, { service: 'content' }),
    await signedHeaders({ userId: null }, { service: 'publishing' }),
  ];
  for (const headers of tries) {
    const asked = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
    const { status } = await service.get(`/administration/${SPACE}/master/entries/lear/plan`, asked);
    expect(status).toBe(404);
  }
  expect((await stored()).plan).toBeNull();
});
