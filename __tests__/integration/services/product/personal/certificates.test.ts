/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { certificateCheckSchema } from '@/lib/contracts/personal/certificates';
import { readAudit } from '@/services/common/audit/read';
import { startBackground } from '@/services/product/background';
import { makeCertificate } from '@/services/product/certificates/job';
import { deletePersonalData } from '@/services/product/personal/personal-data';
import { findCertificate, requestCertificate, restartStalled } from '@/services/product/certificates/store';
import { get, post, type Product, startProduct, until } from '../support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ works: true });
  product.customers.people.set('grace', { name: ['Grace', 'Hopper'] });
  product.customers.people.set('zoe', { name: ['Zoë', 'Łukaszewicz'] });
});
afterAll(() => product.end());

async function complete(user: string): Promise<void> {
  const now = new Date(product.clock.ms);
  for (const content_id of ['module-1', 'module-2']) {
    await product.database.db
      .insertInto('training_progress')
      .values({ user_id: user, content_id, started_at: now, completed_at: now })
      .execute();
  }
}

async function request(user: string) {
  const query = 'mutation R { requestCertificate(contentId: "course") { status taskId s3BucketKey } }';
  return (await post(product, '/graphql', { query }, { token: user })).body.data.requestCertificate;
}
const row = async (user: string) => {
  const found = await findCertificate(product.database.db, user, 'course');
  if (!found) throw new Error('no certificate');
  return found;
};
const completed = (user: string) => until(async () => (await row(user)).status === 'COMPLETED');

describe('certificates', () => {
  it('R-CRT-1, R-CRT-2, R-CRT-4 requested, made by the job, downloaded by its owner alone', async () => {
    await complete('grace');
    expect(await request('grace')).toMatchObject({
      status: 'REQUESTED',
      s3BucketKey: null,
      taskId: expect.any(String),
    });
    expect((await get(product, '/api/certificates/course', { token: 'other' })).status).toBe(404);
    await completed('grace');
    expect((await row('grace')).storage_key).toBe('certificates/grace/course.pdf');
    const file = await product.app.inject({
      url: '/api/certificates/course',
      headers: { authorization: 'Bearer grace' },
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="certificate-DT+-101-Using-the-Platform.pdf"',
    );
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const who of [{}, { token: 'other' }])
      expect((await get(product, '/api/certificates/course', who)).status).toBe('token' in who ? 404 : 401);
  });

  it('a module that the holder’s organisation hides is not asked for; without it the course is complete', async () => {
    const school = { organisation: { id: 'blocking', blockedContent: ['module-2'] } };
    product.customers.people.set('blocked', school);
    product.customers.people.set('open', {});
    const now = new Date(product.clock.ms);
    const ask = async (user: string) => {
      const query = 'mutation R { requestCertificate(contentId: "course") { status } }';
      return (await post(product, '/graphql', { query }, { token: user })).body;
    };
    expect((await ask('blocked')).errors[0].extensions.code).toBe('COURSE_INCOMPLETE');
    for (const user_id of ['blocked', 'open'])
      await product.database.db
        .insertInto('training_progress')
        .values({ user_id, content_id: 'module-1', started_at: now, completed_at: now })
        .execute();
    expect((await ask('blocked')).data.requestCertificate.status).toBe('REQUESTED');
    expect((await ask('open')).errors[0].extensions.code).toBe('COURSE_INCOMPLETE');
  });

  it('while customers does not answer, none is issued without the name; asked again, it has the name', async () => {
    product.customers.people.set('ada', { name: ['Ada', 'Lovelace'] });
    await complete('ada');
    // The gateway knew this person before customers failed; the product has never asked about them.
    const headers = await product.headersOf({ token: 'ada' });
    const query = 'mutation R { requestCertificate(contentId: "course") { status } }';
    product.customers.down = true;
    const refused = await product.app
      .inject({ method: 'POST', url: '/graphql', payload: { query }, headers })
      .finally(() => (product.customers.down = false));
    expect(refused.statusCode).toBe(503);
    expect(refused.json().errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    expect(await findCertificate(product.database.db, 'ada', 'course')).toBeUndefined();
    product.clock.ms += 3_000; // after a failure customers is left alone for two seconds
    expect(await request('ada')).toMatchObject({ status: 'REQUESTED' });
    expect((await row('ada')).holder_name).toBe('Ada Lovelace');
    // Who has one is told so, whether customers answers or not.
    product.customers.down = true;
    const again = await product.app
      .inject({ method: 'POST', url: '/graphql', payload: { query }, headers })
      .finally(() => (product.customers.down = false));
    expect(again.json().errors).toMatchObject([{ extensions: { code: 'CERTIFICATE_EXISTS' } }]);
    product.clock.ms += 3_000;
  });

  it('somebody whom customers knows without a name may have one', async () => {
    product.customers.people.set('nameless', { name: ['', ' '] });
    await complete('nameless');
    expect(await request('nameless')).toMatchObject({ status: 'REQUESTED' });
    expect((await row('nameless')).holder_name).toBeNull();
  });

  it('anyone may check a code: course and date, initials unless the holder shows the name', async () => {
    const { code } = await row('grace');
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    const check = async () =>
      certificateCheckSchema.parse(
        (await get(product, `/api/certificate-checks/${code.toUpperCase()}`)).body,
      );
    const expected = {
      code,
      courseName: 'DT+ 101: Using the Platform',
      issuedOn: '2026-03-10',
      holder: 'G. H.',
      nameShown: false,
    };
    expect(await check()).toEqual(expected);
    expect(
      (await post(product, '/api/certificates/course/sharing', { showName: true }, { token: 'other' }))
        .status,
    ).toBe(404);
    expect(
      (await post(product, '/api/certificates/course/sharing', { showName: true }, { token: 'grace' })).body,
    ).toEqual({ code, showName: true });
    expect(await check()).toEqual({ ...expected, holder: 'Grace Hopper', nameShown: true });
    expect((await get(product, '/api/certificates/course/sharing', { token: 'grace' })).body).toEqual({
      code,
      showName: true,
    });
    for (const wrong of ['0'.repeat(32), 'short', '%00'])
      expect((await get(product, `/api/certificate-checks/${wrong}`)).status).toBe(404);
  });

  it('a code that nobody has is 404, however long it is', async () => {
    for (const length of [1, 32, 100, 101, 1_000])
      expect((await get(product, `/api/certificate-checks/${'a'.repeat(length)}`)).status).toBe(404);
  });

  it('a job whose worker died in the middle is begun again, also by another node', async () => {
    const { db } = product.database;
    await complete('zoe');
    const course = product.catalogue.item('course');
    if (!course) throw new Error('no course');
    const now = new Date(product.clock.ms);
    await requestCertificate(db, {
      userId: 'zoe',
      course,
      modules: course.members,
      holderName: async () => 'Zoë Łukaszewicz',
      holderCountry: 'GBR',
      now,
    });
    await completed('zoe');
    // As a killed worker leaves it: in progress, its job locked for hours.
    await db
      .updateTable('certificate')
      .set({ status: 'PROCESSING', storage_key: null })
      .where('user_id', '=', 'zoe')
      .execute();
    expect(await restartStalled(db, new Date(product.clock.ms + 29_000))).toBe(0);
    expect(await restartStalled(db, new Date(product.clock.ms + 31_000))).toBe(1);
    await completed('zoe');
  });

  it('survives a restart between request and work', async () => {
    const { url, database, maker, followed } = product;
    const second = await startProduct({ url, source: product.source });
    await complete('later');
    const course = second.catalogue.item('course');
    if (!course) throw new Error('no course');
    await requestCertificate(database.db, {
      userId: 'later',
      course,
      modules: course.members,
      holderName: async () => null,
      holderCountry: null,
      now: new Date(product.clock.ms),
    });
    const background = await startBackground({ databaseUrl: url, maker, followed });
    await completed('later');
    await background.stop();
    await second.stop();
    const { code } = await row('later');
    expect((await get(product, `/api/certificate-checks/${code}`)).body.holder).toBe('name not recorded');
  });

  it('one that is finished while personal data is deleted leaves no file', async () => {
    const { database, storage } = product;
    const key = 'certificates/leaving/course.pdf';
    await storage.put(key, Buffer.from('%PDF-'), 'application/pdf');
    const now = new Date(product.clock.ms);
    const values = {
      user_id: 'leaving',
      content_id: 'course',
      code: 'd'.repeat(32),
      course_name: 'A Course',
    };
    const task = { task_id: randomUUID(), requested_at: now, touched_at: now, status: 'PROCESSING' as const };
    await database.db
      .insertInto('certificate')
      .values({ ...values, ...task, holder_name: null })
      .execute();
    const deleted = await database.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('certificate')
        .set({ status: 'COMPLETED', storage_key: key })
        .where('user_id', '=', 'leaving')
        .execute();
      const deleting = deletePersonalData(database.db, storage, 'leaving');
      await setTimeout(300);
      return { deleting };
    });
    await deleted.deleting;
    expect(await storage.get(key)).toBeNull();
    expect(await findCertificate(database.db, 'leaving', 'course')).toBeUndefined();
  });

  it('a late run of an older request leaves the file of the new one as it is', async () => {
    const { maker, storage, database } = product;
    const key = 'certificates/again/course.pdf';
    const now = new Date(product.clock.ms);
    const ask = (task_id: string, code: string) =>
      database.db
        .insertInto('certificate')
        .values({
          user_id: 'again',
          content_id: 'course',
          task_id,
          code: code.repeat(32),
          course_name: 'A Course',
          status: 'REQUESTED',
          requested_at: now,
          touched_at: now,
          holder_name: null,
        })
        .execute();
    const [older, newer] = [randomUUID(), randomUUID()];
    await ask(older, 'a');
    const late = {
      ...maker,
      draw: async () => {
        await deletePersonalData(database.db, storage, 'again');
        await ask(newer, 'b');
        await makeCertificate({ ...maker, draw: async () => Buffer.from('%PDF-new') }, newer);
        return Buffer.from('%PDF-old');
      },
    };
    await makeCertificate(late, older);
    expect((await row('again')).status).toBe('COMPLETED');
    expect((await storage.get(key))?.toString()).toBe('%PDF-new');
  });

  it('done twice it changes nothing; after deletion of personal data no file stays', async () => {
    const { maker, storage } = product;
    const before = await row('grace');
    await makeCertificate(maker, before.task_id);
    expect(await row('grace')).toEqual(before);
    await product.database.db
      .updateTable('certificate')
      .set({ status: 'PROCESSING', storage_key: null })
      .where('user_id', '=', 'grace')
      .execute();
    const gone = {
      ...maker,
      draw: async () => (
        await post(product, '/api/users/grace/personal-data/deletion', {}, { token: 'grace' }),
        Buffer.from('%PDF-')
      ),
    };
    await makeCertificate(gone, before.task_id);
    expect(await storage.get('certificates/grace/course.pdf')).toBeNull();
    expect((await get(product, `/api/certificate-checks/${before.code}`)).status).toBe(404);
    const { entries } = await readAudit(product.database.db, { organisationId: null, limit: 200 });
    const hers = entries.filter(({ subject }) => subject?.endsWith(':grace'));
    expect(hers.map(({ action, subject }) => [action, subject])).toEqual([
      ['personal_data_deleted', 'user:grace'],
      ['issued', 'certificate:course:grace'],
    ]);
  });
});
