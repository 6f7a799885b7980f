/** @jest-environment node */
import { standardsResponseSchema } from '@/lib/contracts/listing/standards';
import { get, organisation, type Product, startProduct, until } from '../support/harness';
import { entry, link, links } from '../support/sample';

let product: Product;
const america = { address: '198.51.100.2' };

beforeAll(async () => {
  product = await startProduct();
  product.customers.networks.set(
    '198.51.100.2',
    organisation({ id: 'america', country: 'United States', country_alpha3: 'USA', restrictAdult: true }),
  );
  product.source.publish(
    entry('standardAuthority', 'ncas', { name: 'National Core Arts Standards', country: link('usa') }),
    entry('standardAuthority', 'english', { name: 'English Programme of Study', country: link('gbr') }),
    entry('standardGrade', 'g8', { name: 'Grade 8', authority: link('ncas'), position: 2 }),
    entry('standardGrade', 'g7', { name: 'Grade 7', authority: link('ncas'), position: 1 }),
    entry('standard', 's10', { name: 'Ten', code: 'TH:10', grade: link('g8') }),
    entry('standard', 's2', { name: 'Two', code: 'TH:2', grade: link('g8') }),
    entry('lessonPlan', 'plan-both', { name: 'Both', standards: links('s10', 's2') }),
    entry('lessonPlan', 'plan-dark', {
      name: 'Dark',
      standards: links('s2'),
      contentGuidance: links('adult-themes'),
    }),
    entry('guide', 'guide-two', { name: 'Guide to two', standards: links('s2') }),
  );
  await until(() => product.catalogue.standards.standards('g8').length === 2);
  await until(() => product.catalogue.bySlug('guide', 'guide-two') !== undefined);
});
afterAll(() => product.end());

async function steps(query: string, who = america) {
  const answer = await get(product, `/api/standards${query}`, who);
  expect(answer.status).toBe(200);
  return standardsResponseSchema.parse(answer.body);
}

describe('steps of the standards search', () => {
  it('offers the authorities of the viewer’s country, with what they lead to', async () => {
    expect(await steps('')).toEqual({
      authorities: [{ slug: 'ncas', name: 'National Core Arts Standards', count: 2 }],
      grades: [],
      standards: [],
    });
  });

  it('offers grades in the authority’s order and counts an item once', async () => {
    const { grades } = await steps('?authority=ncas');
    expect(grades).toEqual([
      { slug: 'g7', name: 'Grade 7', count: 0 },
      { slug: 'g8', name: 'Grade 8', count: 2 },
    ]);
  });

  it('offers standards by code and counts only what the viewer may see', async () => {
    const { standards } = await steps('?authority=ncas&grade=g8');
    expect(standards.map(({ code, count }) => [code, count])).toEqual([
      ['TH:2', 2],
      ['TH:10', 1],
    ]);
  });

  it('counts within the text and the sub-types', async () => {
    expect((await steps('?searchTerm=guide')).authorities).toMatchObject([{ count: 1 }]);
  });

  it('offers nothing to a viewer without a country, and nothing for a choice of elsewhere', async () => {
    expect(await steps('', { address: '192.0.2.9' })).toEqual({ authorities: [], grades: [], standards: [] });
    expect((await steps('?authority=english&grade=g8')).standards).toEqual([]);
  });

  it('refuses an unknown name with the error body', async () => {
    const answer = await get(product, '/api/standards?nothing=1', america);
    expect(answer).toMatchObject({ status: 400, body: { error: { message: 'field type not recognised' } } });
  });
});
