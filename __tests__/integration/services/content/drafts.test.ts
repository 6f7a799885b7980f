/** What operators are shown of an entry before it is published: by a call of the content service, with a signature for it. */
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { createPublishing, type Publishing } from '@/services/product/calls/publishing';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import { unpublish } from '@/services/content/publishing/operations';
import { startContentService, type ContentService } from '../../../support/content/service';
import { entry, entryLink, SPACE } from '../../../support/content/space';
import { SERVICE_KEY, signedHeaders } from '../../../support/visitors/signed-visitor';

const place = { space: SPACE, environment: 'master' };
const operator = {
  viewer: { ...anonymousViewer, userId: 'root' },
  address: '198.51.100.7',
  requestId: '11111111-1111-4111-8111-111111111111',
};

let service: ContentService;
let publishing: Publishing;
beforeAll(async () => {
  service = await startContentService();
  const where = { CONTENTFUL_HOST: service.host, CONTENTFUL_INSECURE: true, CONTENTFUL_BASE_PATH: '' };
  publishing = createPublishing(
    { ...where, CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_ENVIRONMENT: 'master' },
    createVisitorSigner(SERVICE_KEY),
  );
  await unpublish(service.db, place, { kind: 'Entry', id: 'lear' });
  await unpublish(service.db, place, { kind: 'Entry', id: 'nell' });
});
afterAll(() => service.stop());

const field = async (name: string) =>
  (await publishing.draft(operator, 'lear')).fields.filter((one) => one.name === name);

it('is its words in the order of its type, each language, and nothing that is not delivered', async () => {
  const { entry: shown, fields, faults } = await publishing.draft(operator, 'lear');
  expect(shown).toMatchObject({ id: 'lear', name: 'King Lear', published: false });
  expect(faults).toEqual([]);
  expect(fields.slice(0, 3)).toEqual([
    { name: 'name', locale: null, paragraphs: ['King Lear'], links: [] },
    { name: 'name', locale: 'de', paragraphs: ['König Lear'], links: [] },
    { name: 'name', locale: 'cy', paragraphs: ['Y Brenin Llyr'], links: [] },
  ]);
  expect((await field('words'))[0]?.paragraphs).toEqual(['storm', 'crown']);
  expect((await field('acts'))[0]?.paragraphs).toEqual(['5']);
  expect((await field('running'))[0]?.paragraphs).toEqual(['Yes']);
  expect((await field('stage'))[0]?.paragraphs).toEqual(['lat: 51.5, lon: -0.1']);
  expect((await field('notes'))[0]?.paragraphs[0]).toMatch('doors: [1,2], cousin: ');
  expect(await field('secret')).toEqual([]);
});

it('names what it links to: published, a draft, or not there; pictures that are published have an address', async () => {
  expect(await field('body')).toMatchObject([
    {
      paragraphs: ['Storm on the heath'],
      links: [{ id: 'nell', name: 'Nell Gwyn', state: 'draft', picture: null }],
    },
  ]);
  expect((await field('seenWith'))[0]?.links).toEqual([
    { id: 'hamlet', name: 'Hamlet', state: 'published', picture: null },
    { id: 'nowhere', name: null, state: 'missing', picture: null },
  ]);
  const [poster] = (await field('poster'))[0]?.links ?? [];
  expect(poster).toMatchObject({ id: 'poster', state: 'published' });
  expect(poster?.picture).toMatch(/^\/\/files\.example\/poster\//);
  await unpublish(service.db, place, { kind: 'Asset', id: 'poster' });
  expect((await field('poster'))[0]?.links).toMatchObject([{ id: 'poster', state: 'draft', picture: null }]);
});

it('says what publishing would refuse it for', async () => {
  const faulty = entry('person', 'nameless', { born: 1600, friend: entryLink('will') }, { version: 1 });
  await service.importContent({ space: { id: SPACE }, entries: [faulty] });
  const { faults, fields } = await publishing.draft(operator, 'nameless');
  expect(faults).toEqual([expect.stringContaining('Entry nameless, field name: is required')]);
  expect(fields.map(({ name }) => name)).toEqual(['born', 'friend']);
});

it('is nobody’s without a signature for it, and what there is not is said', async () => {
  const path = `/administration/${SPACE}/master/entries/lear/draft`;
  const others = [
    {},
    await signedHeaders({ userId: 'root' }, { service: 'content' }),
    await signedHeaders({ userId: null }, { service: 'publishing' }),
  ];
  for (const headers of others) expect((await service.get(path, { headers })).status).toBe(404);
  await expect(publishing.draft(operator, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
