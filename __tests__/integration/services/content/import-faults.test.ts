/** What an import refuses, and that it then imports nothing. */
import { readAudit } from '@/services/common/audit/read';
import { statusLines } from '@/services/content/publishing/status';
import { faultsOf, readEntry } from '../../../support/content/publishing';
import { type ContentService, startContentService } from '../../../support/content/service';
import { entry, entryLink, SPACE, spaceExport } from '../../../support/content/space';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService();
});
afterEach(() => service.stop());

describe('validation', () => {
  it('lists every fault by entry and field, and imports nothing', async () => {
    const faults = await faultsOf(
      service.importContent({
        space: { id: SPACE },
        entries: [
          entry('person', 'good', { name: 'Good' }),
          entry('play', 'bad', {
            slug: 'Not A Slug',
            acts: 12,
            rating: 'high',
            opened: 'yesterday',
            running: 1,
            stage: { lat: 100, lon: 0 },
            words: ['fine', 7],
            body: { nodeType: 'paragraph' },
            author: entryLink('lear'),
            poster: { sys: { type: 'Link', linkType: 'Asset', id: 'programme' } },
            seenWith: [entryLink('unknown-is-fine'), 'x'],
            unknownField: 1,
            summary: { localised: { fr: 'Non' } },
          }),
          entry('play', 'twin-c', { name: 'x', slug: 'hamlet', acts: { localised: { 'en-US': 1, de: 2 } } }),
          entry('opera', 'unknown-type', {}),
        ],
      }),
    );
    expect(faults).toEqual([
      'Entry bad / acts: 12 is outside 1..9',
      'Entry bad / author: links to lear, a play, not one of person',
      'Entry bad / body: must be a rich text document',
      'Entry bad / name: is required',
      'Entry bad / opened: must be an ISO 8601 date',
      'Entry bad / poster: links to programme, a application/pdf, not one of image',
      'Entry bad / rating: must be a number',
      'Entry bad / running: must be true or false',
      'Entry bad / seenWith: element 2 must be a link to an entry',
      'Entry bad / slug: "Not A Slug" does not match ^[a-z0-9-]+$',
      'Entry bad / stage: must be { lat, lon }',
      'Entry bad / summary (fr): has a value for fr, which is no locale of the space',
      'Entry bad / unknownField: the content type play has no such field',
      'Entry bad / words: element 2 must be a text',
      'Entry twin-c / acts (de): is not localized and must only have a value for en-US',
      'Entry twin-c / slug: "hamlet" is already the value of hamlet',
      'Entry unknown-type / -: there is no content type opera',
    ]);
    expect((await readEntry(service, 'good')).status).toBe(404);
  });

  it('what hosted services bear is imported when asked, and listed; what nobody can read is not', async () => {
    const old = {
      space: { id: SPACE },
      entries: [
        entry('play', 'old', { slug: 'Not A Slug', acts: 12, author: entryLink('lear') }),
        entry('play', 'twin-c', { name: 'x', slug: 'hamlet' }),
      ],
    };
    expect((await faultsOf(service.importContent(old))).length).toBeGreaterThan(3);
    expect((await readEntry(service, 'old')).status).toBe(404);
    const [report] = await service.importContent(old, { allowInvalid: true });
    expect(report!.tolerated.map(({ resource, field }) => `${resource} / ${field}`).toSorted()).toEqual([
      'Entry old / acts',
      'Entry old / author',
      'Entry old / name',
      'Entry old / slug',
      'Entry twin-c / slug',
    ]);
    expect((await readEntry(service, 'old')).body).toMatchObject({
      fields: { acts: 12, slug: 'Not A Slug' },
    });
    const unreadable = {
      space: { id: SPACE },
      entries: [entry('play', 'worse', { slug: 'S', acts: 'many' })],
    };
    const faults = await faultsOf(service.importContent(unreadable, { allowInvalid: true }));
    expect(faults).toEqual(['Entry worse / acts: must be a whole number']);
    expect((await readEntry(service, 'worse')).status).toBe(404);
    const { entries } = await readAudit(service.db, { organisationId: null, limit: 1 });
    expect(entries[0]).toMatchObject({
      action: 'imported',
      actor: 'content',
      details: { added: 2, faults: 5 },
    });
  });

  it('one faulty space of a file keeps the others out too', async () => {
    const { space: _space, ...content } = spaceExport();
    const broken = { ...content, entries: [entry('play', 'x', {})] };
    const faults = await faultsOf(service.importContent({ fine: content, broken }));
    expect(faults).toEqual(['Entry x / name: is required', 'Entry x / slug: is required']);
    expect((await statusLines(service.db)).some((line) => line.startsWith('fine'))).toBe(false);
  });

  it('refuses what has not the form of an export', async () => {
    expect(
      await faultsOf(
        service.importContent({ space: { id: SPACE }, entries: [{ sys: { id: 'no spaces' } }] }),
      ),
    ).toEqual([
      expect.stringContaining('Entry no spaces / sys.contentType'),
      expect.stringContaining('Entry no spaces / sys.id: ids are'),
    ]);
    expect(await faultsOf(service.importContent({ entries: [] }))).toEqual([
      expect.stringContaining('--space'),
    ]);
    const twice = entry('person', 'twice', { name: 'Twice' });
    expect(
      await faultsOf(service.importContent({ space: { id: SPACE }, entries: [twice, twice] })),
    ).toContain('Entry twice / -: appears more than once');
  });

  it('two entries of one file may not share a unique value', async () => {
    const twins = ['a', 'b'].map((id) => entry('play', id, { name: 'Same', slug: 'same' }));
    expect(await faultsOf(service.importContent({ space: { id: SPACE }, entries: twins }))).toEqual([
      'Entry b / slug: "same" is already the value of a',
    ]);
  });

  it.each(['regexp', 'prohibitRegexp'])(
    'a content type whose %s is none is refused in words',
    async (rule) => {
      const name = { id: 'name', name: 'Name', type: 'Symbol', localized: false, required: false };
      const fields = [{ ...name, validations: [{ [rule]: { pattern: '(' } }] }];
      const bundle = {
        space: { id: SPACE },
        contentTypes: [{ sys: { id: 'open' }, name: 'Open', displayField: null, fields }],
        entries: [entry('open', 'open', { name: 'x' })],
      };
      expect(await faultsOf(service.importContent(bundle))).toEqual([
        'ContentType open / name: ( is no regular expression',
      ]);
    },
  );

  it('checks the form of cast members', async () => {
    const cast = { id: 'castMembers', name: 'Cast', type: 'Object', localized: false, required: false };
    const bundle = (members: unknown) => ({
      space: { id: SPACE },
      contentTypes: [{ sys: { id: 'staged' }, name: 'Staged', displayField: null, fields: [cast] }],
      entries: [entry('staged', 'staged', { castMembers: members })],
    });
    await service.importContent(bundle([{ personSlug: null, name: 'A', character: 'Lear' }]));
    expect(await faultsOf(service.importContent(bundle([{ name: 'A' }])))).toEqual([
      expect.stringContaining('Entry staged / castMembers: 0.'),
    ]);
  });
});
