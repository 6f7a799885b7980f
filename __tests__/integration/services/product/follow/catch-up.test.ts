/** @jest-environment node */
/**
 * Pages come from the content service, everything by id from the product's catalogue, a moment behind it. The nodes here look at
 * the content once an hour, so whatever is found was found because somebody asked for it.
 */
import { randomUUID } from 'node:crypto';
import { get, post, startProduct, type Product } from '../support/harness';
import { entry, link, links } from '../support/sample';

const HOURLY = 3_600_000;
const teacher = { token: 'teacher' };

let first: Product;
let second: Product;
beforeAll(async () => {
  first = await startProduct({ intervalMs: HOURLY });
  second = await startProduct({
    url: first.url,
    source: first.source,
    customers: first.customers,
    intervalMs: HOURLY,
  });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await first.drop();
});

const graphql = (node: Product, query: string) => post(node, '/graphql', { query }, teacher);
const play = (node: Product, contentId: string, who: object = teacher) =>
  post(node, '/api/playback-grants', { contentId }, who);
const production = (id: string, more: object = {}) =>
  entry('production', id, { subType: 'Production', media: link('media-lear'), ...more });

async function addToList(node: Product, contentId: string) {
  const id = randomUUID();
  await post(node, '/api/lists', { id, name: 'New work' }, teacher);
  const added = { id: randomUUID(), kind: 'item', contentId };
  return post(node, `/api/lists/${id}/changes`, { changes: [{ do: 'add', entry: added }] }, teacher);
}

const note = (contentId: string) => ({ id: randomUUID(), contentId, seconds: 1, text: 'The first line' });

describe.each([
  ['the node that follows', () => first],
  ['another node', () => second],
])('what was published this moment, asked of %s', (_which, nodeOf) => {
  const acts: [string, (node: Product, id: string) => Promise<{ status: number; text: string }>][] = [
    ['plays', play],
    ['is added to a list', addToList],
    ['takes a note', (node, id) => post(node, '/api/notes', note(id), teacher)],
    ['opens its transcript', (node, id) => get(node, `/api/transcript-openings/${id}`, teacher)],
    [
      'is bookmarked',
      (node, id) =>
        graphql(node, `mutation { addBookmarkItem(item: { contentId: "${id}" }) { items { contentId } } }`),
    ],
  ];
  it.each(acts)('%s', async (_what, act) => {
    const id = `new-${randomUUID()}`;
    first.source.publish(production(id));
    const { status, text } = await act(nodeOf(), id);
    expect(text).not.toContain('NOT_FOUND');
    expect(status).toBe(200);
  });

  it('has its document', async () => {
    const id = `guide-${randomUUID()}`;
    first.source.publish(entry('guide', id, { documents: links('doc-guide') }));
    const asked = { contentId: id, documentId: 'doc-guide', purpose: 'read' };
    expect((await post(nodeOf(), '/api/document-grants', asked, teacher)).status).toBe(200);
  });

  it('plays although it had no recording before', async () => {
    const id = `later-${randomUUID()}`;
    first.source.publish(production(id, { media: undefined }));
    expect((await play(nodeOf(), id)).status).toBe(404);
    first.source.publish(production(id));
    expect((await play(nodeOf(), id)).status).toBe(200);
  });

  it('is asked for by twenty at once with few questions to the content service', async () => {
    const id = `wanted-${randomUUID()}`;
    first.source.publish(production(id));
    const before = first.source.calls.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(nodeOf(), id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(first.source.calls.length - before).toBeLessThanOrEqual(2);
  });
});

it('what is hidden and what there is not are looked for alike, and refused alike', async () => {
  first.customers.people.set('careful', { organisation: { restrictAdult: true } });
  const questions = async (contentId: string) => {
    const before = first.source.calls.length;
    const { status, text } = await play(first, contentId, { token: 'careful' });
    return {
      status,
      text: text.replace(/"requestId":"[^"]*"/, ''),
      asked: first.source.calls.length - before,
    };
  };
  const hidden = await questions('prod-adult');
  expect(hidden).toEqual(await questions('there-is-none'));
  expect(hidden).toMatchObject({ status: 404, asked: 1 });
});

it('while the content service is down what is unknown is refused, and what is known plays', async () => {
  first.source.down = true;
  expect((await play(first, 'there-is-none')).status).toBe(404);
  expect((await play(first, 'prod-lear')).status).toBe(200);
  first.source.down = false;
  first.source.publish(production('after-all'));
  expect((await play(first, 'after-all')).status).toBe(200);
});
