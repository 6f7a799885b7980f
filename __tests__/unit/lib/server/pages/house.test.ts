import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { housePage } from '@/lib/server/pages/house';
import { writtenHousePages, type HousePage } from '@/lib/server/pages/item/content-source';
import type { Visit } from '@/lib/server/page';
import { tableSource } from '@/__tests__/support/content/item-source';
import { british } from './item/fixture';

jest.mock('@/lib/server/pages/item/content-source', () => ({
  writtenHousePages: jest.fn(),
  contentSource: () => tableSource(),
}));

const visitOf = (viewer: Viewer) => ({ visitor: { viewer, requestId: 'r' } }) as Partial<Visit> as Visit;
const visit = visitOf(british);

const paragraph = (value: string) => ({ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] });
const pages: ReadonlyMap<string, HousePage> = new Map([
  [
    'about',
    {
      name: 'About Riverside Stage',
      body: {
        nodeType: 'document',
        content: [
          { nodeType: 'heading-2', content: [{ nodeType: 'text', value: 'Who we are' }] },
          paragraph('Four theatres.'),
        ],
      },
    },
  ],
]);

describe('a page of the house', () => {
  it('has the words that the library has written, with headings right below its title', async () => {
    jest.mocked(writtenHousePages).mockResolvedValue(pages);
    expect(await housePage(visit, 'about')).toMatchObject({
      kind: 'page',
      props: {
        written: {
          title: 'About Riverside Stage',
          blocks: [{ kind: 'heading', level: 2 }, { kind: 'paragraph' }],
        },
      },
    });
  });

  it('R-VIS-10 names no entry that its reader may not see', async () => {
    const target = (type: string, slug: string, id: string) => ({
      nodeType: 'embedded-entry-block',
      target: { kind: 'entry' as const, type, slug, id, name: slug },
    });
    const body = {
      nodeType: 'document',
      content: [
        target('production', 'hamlet-to-be', 'production-hamlet'),
        target('production', 'usa-alone', 'production-hidden'),
        target('genre', 'tragedy', 'tragedy'),
        target('made-up', 'x', 'x'),
      ],
    };
    jest.mocked(writtenHousePages).mockResolvedValue(new Map([['help', { name: 'Help', body }]]));
    const named = async (viewer: Viewer) => {
      const answer = await housePage(visitOf(viewer), 'help');
      const blocks = answer.kind === 'page' ? (answer.props.written?.blocks ?? []) : [];
      return blocks.map((block) => (block.kind === 'reference' ? block.name : block.kind));
    };
    expect(await named(british)).toEqual(['hamlet-to-be', 'tragedy']);
    expect(await named({ ...british, blockedContentIds: ['tragedy'] })).toEqual(['hamlet-to-be']);
  });

  it('has the built-in ones where it has written none', async () => {
    jest.mocked(writtenHousePages).mockResolvedValue(pages);
    expect(await housePage(visit, 'privacy')).toEqual({ kind: 'page', props: { written: null } });
  });

  it('is unavailable while content is: built-in words might not be true of this library', async () => {
    const cause = new Error('no answer');
    jest.mocked(writtenHousePages).mockRejectedValue(cause);
    await expect(housePage(visit, 'privacy')).rejects.toBe(cause);
  });
});
