/** @jest-environment node */
import { auditServer } from 'graphql-http';
import { NOT_SHOWN_MESSAGE } from '@/lib/contracts/http/errors';
import {
  productDocuments,
  productResultSchemas,
  type ProductDocumentName,
  type ProductResult,
} from '@/lib/contracts/product-graphql';
import { type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

interface Answer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; extensions?: { code?: string } }[];
}

async function ask(query: string, variables: object = {}, token: string | null = 'teacher'): Promise<Answer> {
  const response = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const body = response.json();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}

/** Sends one of the app's documents and reads the answer as the app does. */
async function send<Name extends ProductDocumentName>(name: Name, variables: object = {}, token = 'teacher') {
  const answer = await ask(productDocuments[name], variables, token);
  if (answer.errors.length > 0) return { data: undefined, errors: answer.errors };
  return { data: productResultSchemas[name].parse(answer.data) as ProductResult<Name>, errors: [] };
}

const fifty = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, act));
const rows = async (
  table: 'bookmark' | 'user_link' | 'user_setting' | 'training_progress' | 'certificate',
  user: string,
) => (await product.database.db.selectFrom(table).selectAll().where('user_id', '=', user).execute()).length;

describe('product GraphQL', () => {
  it('R-GQL-1 a visited link is true, and idempotent', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await send('LinkVisited', { key: 'dt-101' })).toEqual({
        data: { setUserLinkVisited: { key: 'dt-101', visited: true } },
        errors: [],
      });
    }
    const { data } = await ask('{ myUserLinks { key visited } myUserSettings { key value } }');
    expect(data).toEqual({ myUserLinks: [{ key: 'dt-101', visited: true }], myUserSettings: [] });
  });

  it('R-GQL-2 a setting answers all settings of the user; R-ONB-8 it is kept', async () => {
    const userId = 'settings-user';
    await send('SetSetting', { userId, key: 'theme', value: 'dark' }, userId);
    const { data } = await send('SetSetting', { userId, key: 'onboarding', value: 'false' }, userId);
    expect(data).toEqual({
      setUserSetting: {
        settings: [
          { key: 'onboarding', value: 'false' },
          { key: 'theme', value: 'dark' },
        ],
      },
    });
  });

  it('a person has at most 200 links; one that is there may be visited again', async () => {
    const user = 'links-user';
    const links = Array.from({ length: 200 }, (_, index) => ({ user_id: user, key: `link-${index}` }));
    await product.database.db.insertInto('user_link').values(links).execute();
    expect((await send('LinkVisited', { key: 'link-7' }, user)).errors).toEqual([]);
    const { errors } = await send('LinkVisited', { key: 'one-more' }, user);
    expect(errors[0]?.extensions?.code).toBe('CONFLICT');
    expect(await rows('user_link', user)).toBe(200);
  });

  it('refuses the settings of somebody else', async () => {
    const { errors } = await send('SetSetting', { userId: 'other', key: 'onboarding', value: 'false' });
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await rows('user_setting', 'other')).toBe(0);
  });

  it('R-GQL-3, R-TRN-2, R-TRN-3, R-TRN-4 start is set once, completion once, and completing starts what was not', async () => {
    const at = (ms: number) => new Date(product.clock.ms + ms).toISOString();
    const began = product.clock.ms;
    const user = 'learner';
    expect((await send('StartModule', { contentId: 'module-1' }, user)).data).toEqual({
      startTrainingModule: { contentId: 'module-1', startedAt: at(0), completedAt: null },
    });
    product.clock.ms += 60_000;
    expect((await send('StartModule', { contentId: 'module-1' }, user)).data).toMatchObject({
      startTrainingModule: { startedAt: at(-60_000) },
    });
    expect((await send('CompleteModule', { contentId: 'module-1' }, user)).data).toEqual({
      completeTrainingModule: { contentId: 'module-1', startedAt: at(-60_000), completedAt: at(0) },
    });
    product.clock.ms += 60_000;
    expect((await send('CompleteModule', { contentId: 'module-1' }, user)).data).toMatchObject({
      completeTrainingModule: { completedAt: at(-60_000) },
    });
    expect((await send('CompleteModule', { contentId: 'module-2' }, user)).data).toEqual({
      completeTrainingModule: { contentId: 'module-2', startedAt: at(0), completedAt: at(0) },
    });
    product.clock.ms = began;
  });

  it('an unknown module is not found', async () => {
    for (const name of ['StartModule', 'CompleteModule'] as const) {
      const { errors } = await send(name, { contentId: 'prod-lear' });
      expect(errors).toMatchObject([{ message: NOT_SHOWN_MESSAGE, extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  it('R-GQL-4, R-CRT-1, R-CRT-3 a certificate is null, then refused, then requested once', async () => {
    const user = 'candidate';
    const none = await send('MyCertificate', { contentId: 'course' }, user);
    expect(none.data).toEqual({ getMyCourseCertificateForCourse: null });
    await send('CompleteModule', { contentId: 'module-1' }, user);
    const early = await send('RequestCertificate', { contentId: 'course' }, user);
    expect(early.errors).toMatchObject([
      {
        message: 'All modules must be completed before a certificate can be requested',
        extensions: { code: 'COURSE_INCOMPLETE' },
      },
    ]);
    await send('CompleteModule', { contentId: 'module-2' }, user);
    const requested = await send('RequestCertificate', { contentId: 'course' }, user);
    expect(requested.data?.requestCertificate).toMatchObject({
      contentId: 'course',
      status: 'REQUESTED',
      s3BucketKey: null,
    });
    expect(requested.data?.requestCertificate.taskId).toMatch(/^[0-9a-f-]{36}$/);
    const again = await send('RequestCertificate', { contentId: 'course' }, user);
    expect(again.errors).toMatchObject([
      { message: 'A certificate has already been requested', extensions: { code: 'CERTIFICATE_EXISTS' } },
    ]);
    await product.database.db
      .updateTable('certificate')
      .set({ status: 'FAILED' })
      .where('user_id', '=', user)
      .execute();
    const retried = await send('RequestCertificate', { contentId: 'course' }, user);
    expect(retried.data?.requestCertificate.status).toBe('REQUESTED');
    expect(retried.data?.requestCertificate.taskId).not.toBe(requested.data?.requestCertificate.taskId);
  });

  it('a course without a certificate, an unknown one and no course at all are not found', async () => {
    for (const contentId of ['course-plain', 'nothing', 'prod-lear']) {
      const { errors } = await send('RequestCertificate', { contentId });
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  });

  it('R-GQL-6 progress and certificates come in one request under the names the app uses', async () => {
    const { data } = await send('MyTraining', {}, 'candidate');
    expect(data?.trainingCourseModules.map(({ contentId }) => contentId).sort()).toEqual([
      'module-1',
      'module-2',
    ]);
    expect(data?.trainingCourses).toHaveLength(1);
  });

  it('R-GQL-7, R-GQL-8, R-BKM-1..3 the pair is the bookmark', async () => {
    const user = 'collector';
    await send('AddBookmark', { item: { contentId: 'prod-lear', relatedContentId: 'series-mixed' } }, user);
    const both = await send('AddBookmark', { item: { contentId: 'prod-lear' } }, user);
    expect(both.data?.addBookmarkItem.items.map(({ relatedContentId }) => relatedContentId)).toEqual([
      null,
      'series-mixed',
    ]);
    const again = await send(
      'AddBookmark',
      { item: { contentId: 'prod-lear', relatedContentId: null } },
      user,
    );
    expect(again.errors[0]?.message).toContain('Item already exists in this playlist');
    const removed = await send(
      'DeleteBookmark',
      { contentId: 'prod-lear', relatedContentId: 'series-mixed' },
      user,
    );
    expect(removed.data?.deleteBookmarkItem.items).toHaveLength(1);
    const missing = await send(
      'DeleteBookmark',
      { contentId: 'prod-lear', relatedContentId: 'series-mixed' },
      user,
    );
    expect(missing.errors[0]?.message).toContain('Item does not exist in playlist');
    expect(await rows('bookmark', user)).toBe(1);
  });

  it('50 parallel identical mutations of each kind leave one row', async () => {
    const user = 'hasty';
    await fifty(() => send('AddBookmark', { item: { contentId: 'prod-lear' } }, user));
    await fifty(() => send('LinkVisited', { key: 'explore-search' }, user));
    await fifty(() => send('SetSetting', { userId: user, key: 'onboarding', value: 'false' }, user));
    const started = await fifty(() => send('StartModule', { contentId: 'module-1' }, user));
    await fifty(() => send('CompleteModule', { contentId: 'module-1' }, user));
    await send('CompleteModule', { contentId: 'module-2' }, user);
    const requested = await fifty(() => send('RequestCertificate', { contentId: 'course' }, user));
    expect(requested.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(new Set(started.map(({ data }) => data?.startTrainingModule.startedAt)).size).toBe(1);
    for (const table of ['bookmark', 'user_link', 'user_setting', 'certificate'] as const)
      expect(await rows(table, user)).toBe(1);
    expect(await rows('training_progress', user)).toBe(2);
    const jobs = await product.database.pool.query(
      `select count(*)::int as count from product_jobs._private_jobs where payload ->> 'taskId' = any($1)`,
      [requested.flatMap(({ data }) => data?.requestCertificate.taskId ?? [])],
    );
    expect(jobs.rows[0].count).toBe(1);
  });

  it('nobody, a bad token and a network get UNAUTHENTICATED and no data', async () => {
    const query =
      '{ myBookmarks { contentId } getMyCourseCertificateForCourse(contentId: "course") { status } }';
    for (const token of [null, 'bad']) {
      const answer = await ask(query, {}, token);
      expect(answer.status).toBe(401);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
    expect((await ask(query, {}, null)).errors[0]?.message).toBe('You must be signed in');
  });

  it('bounds depth, fields, tokens and circles of fragments', async () => {
    // Lists of the schema within lists: graphql-js bounds them; the standard introspection query passes.
    const deep =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
    const wide = `{ ${Array.from({ length: 201 }, (_, index) => `a${index}: myUserLinks { key }`).join(' ')} }`;
    const aliases = `{ ${Array.from({ length: 50 }, (_, index) => `a${index}: myBookmarks { contentId }`).join(' ')} }`;
    const circle = 'query Q { ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    const bomb = `query Q { ...A0 } ${Array.from({ length: 20 }, (_, n) => `fragment A${n} on Query { a: __typename ...A${n + 1} ...A${n + 1} }`).join(' ')} fragment A20 on Query { b: __typename }`;
    for (const query of [deep, wide, aliases, circle, bomb, `{ ${'myUserLinks { key } '.repeat(1_500)} }`]) {
      const answer = await ask(query);
      expect(answer.errors.length).toBeGreaterThan(0);
      expect(answer.data ?? null).toBeNull();
    }
  });

  it('text that could not be stored is refused, not a failure of ours', async () => {
    for (const variables of [
      { item: { contentId: "x'; drop table" } },
      { item: { contentId: 'a\u0000b' } },
      { item: { contentId: '' } },
    ]) {
      expect((await send('AddBookmark', variables)).errors[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    }
    for (const key of ['', 'k'.repeat(101), 'a\u0000b']) {
      expect((await send('LinkVisited', { key })).errors[0]?.extensions?.code).toBe('VALIDATION_FAILED');
    }
  });

  it.each(['x'.repeat(65), 'a b', 'a\u0000b', ''])(
    '%j is nowhere taken for the id of content',
    async (contentId) => {
      for (const name of [
        'MyCertificate',
        'RequestCertificate',
        'StartModule',
        'CompleteModule',
        'DeleteBookmark',
      ] as const)
        expect((await send(name, { contentId })).errors).toMatchObject([
          { message: 'contentId is not a content id', extensions: { code: 'VALIDATION_FAILED' } },
        ]);
    },
  );

  it('passes the GraphQL-over-HTTP audit, 61 of 61', async () => {
    const url = await product.app.listen({ port: 0, host: '127.0.0.1' });
    const results = await auditServer({
      url: `${url}/graphql`,
      fetchFn: (address: string, init: RequestInit = {}) =>
        fetch(address, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), authorization: 'Bearer teacher' },
        }),
    });
    expect(
      results.filter(({ status }) => status !== 'ok').map(({ name, status }) => `${status} ${name}`),
    ).toEqual([]);
    expect(results).toHaveLength(61);
  });
});
