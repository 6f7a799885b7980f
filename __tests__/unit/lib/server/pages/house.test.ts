import { housePage } from '@/lib/server/pages/house';
import { writtenHousePages, type HousePage } from '@/lib/server/pages/item/content-source';

jest.mock('@/lib/server/pages/item/content-source', () => ({ writtenHousePages: jest.fn() }));

const paragraph = (value: string) => ({ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] });
const pages: ReadonlyMap<string, HousePage> = new Map([
  [
    'about',
    {
      name: 'About Riverside Stage',
      body: {
        nodeType: 'document',
        content: [{ nodeType: 'heading-2', content: [{ nodeType: 'text', value: 'Who we are' }] }, paragraph('Four theatres.')],
      },
    },
  ],
]); // prettier-ignore

describe('a page of the house', () => {
  it('has the words that the library has written, with headings right below its title', async () => {
    jest.mocked(writtenHousePages).mockResolvedValue(pages);
    expect(await housePage('about')).toMatchObject({
      kind: 'page',
      props: {
        written: {
          title: 'About Riverside Stage',
          blocks: [{ kind: 'heading', level: 2 }, { kind: 'paragraph' }],
        },
      },
    });
  });

  it('has the built-in ones where it has written none', async () => {
    jest.mocked(writtenHousePages).mockResolvedValue(pages);
    expect(await housePage('privacy')).toEqual({ kind: 'page', props: { written: null } });
  });

  it('is unavailable while content is: built-in words might not be true of this library', async () => {
    const cause = new Error('no answer');
    jest.mocked(writtenHousePages).mockRejectedValue(cause);
    expect(await housePage('privacy')).toEqual({ kind: 'unavailable', cause });
  });
});
