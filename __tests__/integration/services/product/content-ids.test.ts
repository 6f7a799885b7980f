/** @jest-environment node */
/** Ids of content, as callers of REST give them; those of GraphQL are in graphql.test.ts. */
import { get, post, type Product, startProduct } from './support/harness';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.end());

const teacher = { token: 'teacher' };

describe('ids of content', () => {
  const longest = 'x'.repeat(64);
  const wrong = ['x'.repeat(65), 'a b', 'a/b', 'a\u0000b', 'prod‑lear', ' prod-lear'];
  const place = { seconds: 5, durationSeconds: 100 };

  it.each(wrong)('%j is refused in the contract’s words wherever one is asked for', async (id) => {
    const path = encodeURIComponent(id);
    const answers = [
      await get(product, `/api/certificates/${path}`, teacher),
      await get(product, `/api/certificates/${path}/sharing`, teacher),
      await post(product, `/api/certificates/${path}/sharing`, { showName: true }, teacher),
      await get(product, `/api/transcript-openings/${path}`, teacher),
      await get(product, `/api/resume-positions?contentId=${path}`, teacher),
      await post(product, '/api/resume-positions', { ...place, contentId: id }, teacher),
      await post(product, '/api/usage', { uses: [{ action: 'play', contentId: id }] }, teacher),
      await post(
        product,
        '/api/usage',
        { uses: [{ action: 'read', contentId: longest, part: id }] },
        teacher,
      ),
      await get(product, `/api/admin/operator/entries/${path}/draft`, { token: 'root' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error.code, body.error.status]).toEqual([400, 'VALIDATION_FAILED', 400]);
      expect(body.error.message).not.toBe('');
    }
  });

  it.each(wrong)('%j has no record, in the words of each standard', async (id) => {
    const path = encodeURIComponent(id);
    const identifier = `identifier=oai:library.example:${path}`;
    for (const asked of ['ListMetadataFormats', 'GetRecord&metadataPrefix=oai_dc']) {
      const { status, text } = await get(product, `/oai?verb=${asked}&${identifier}`);
      expect([status, /<error code="(\w+)"/.exec(text)?.[1]]).toEqual([200, 'idDoesNotExist']);
    }
    if (!id.includes('/')) expect((await get(product, `/marc/items/${path}.mrc`)).status).toBe(404);
  });

  it('one of 64 characters is taken', async () => {
    expect((await get(product, `/api/certificates/${longest}`, teacher)).status).toBe(404);
    expect((await get(product, `/api/transcript-openings/${longest}`, teacher)).status).toBe(404);
    const saved = await post(product, '/api/resume-positions', { ...place, contentId: longest }, teacher);
    expect(saved.body.positions).toMatchObject([{ contentId: longest }]);
    await post(product, '/api/resume-positions', { ...place, contentId: longest, seconds: 0 }, teacher);
  });
});
