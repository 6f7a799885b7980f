/** Order by a field of what is linked, where links lead to entries of several types. */
import { changesSchema, setFields } from '@/services/content/publishing/set-fields';
import { type ContentService, settle, startContentService } from '../../../support/content/service';
import { entryLink, SPACE } from '../../../support/content/space';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService();
});
afterAll(() => service.stop());

it('each type of the reference has its own order', async () => {
  const seen = (id: string, ...others: string[]) => ({
    contentType: 'play',
    id,
    fields: { seenWith: others.map(entryLink) },
  });
  const entries = [seen('hamlet', 'lear', 'ben'), seen('lear', 'hamlet', 'will')];
  await setFields(service.db, { space: SPACE, environment: 'master' }, changesSchema.parse({ entries }), '.');
  await settle();
  const ordered = async (type: string) => {
    const query = `content_type=play&fields.seenWith.sys.contentType.sys.id=${type}&order=fields.seenWith.fields.name`;
    const { body } = (await service.read(`/entries?${query}`)) as {
      body: { items: { sys: { id: string } }[] };
    };
    return body.items.map(({ sys }) => sys.id);
  };
  // Hamlet before King Lear; Ben Jonson before William Shakespeare.
  expect(await ordered('play')).toEqual(['lear', 'hamlet']);
  expect(await ordered('person')).toEqual(['hamlet', 'lear']);
});
