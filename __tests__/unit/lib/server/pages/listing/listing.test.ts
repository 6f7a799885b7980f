import { fetchListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { ListingScreen } from '@/lib/domain/listing/address';
import { searchScreen } from '@/lib/domain/listing/screens';
import { listingPage } from '@/lib/server/pages/listing/listing';
import type { Visit } from '@/lib/server/page';
import { viewerTerms } from '@/lib/server/vocabulary';

jest.mock('@/lib/clients/product-api/listing/listing-result', () => ({ fetchListingResult: jest.fn() }));
jest.mock('@/lib/server/vocabulary', () => ({ viewerLevels: async () => [], viewerTerms: jest.fn() }));

const theme = (key: string, parent?: string) => ({
  ...{ key, name: key, count: 1, group: 'Theme' },
  ...(parent === undefined ? {} : { parent }),
});
const many = Array.from({ length: 80 }, (_, index) => `many-${index}`);
const themes = [
  ...[theme('power'), theme('crown', 'power'), theme('coup', 'power'), theme('king', 'crown'), theme('love')],
  ...[theme('zeal'), ...many.map((key) => theme(key, 'zeal'))],
];

const visit: Visit = {
  visitor: { viewer: anonymousViewer, address: '192.0.2.1', requestId: 'one', token: null, classroom: false },
  product: { baseUrl: '', headers: {}, timeoutMs: 1_000 },
  onMissing: () => undefined,
};
const answer = (query: string, screen: ListingScreen = searchScreen(false)) =>
  listingPage(visit, { listing: 'search', screen, address: `/search?${query}` });

beforeEach(() => {
  jest.mocked(viewerTerms).mockReset().mockResolvedValue({ theme: themes });
  jest.mocked(fetchListingResult).mockRejectedValue(new Error('Not part of this test'));
});

describe('the address that a form sends without script', () => {
  it('is made shorter by what is below a chosen term, on the same page and in the same mode', async () => {
    const sent =
      'q=&theme=power&theme=crown&theme=coup&theme=king&theme=love&mode=standards&authority=a&page=2';
    const to = '/search?theme=love&theme=power&page=2&mode=standards&authority=a';
    expect(await answer(sent)).toEqual({ kind: 'redirect', to });
  });

  it('R-FLT-5 keeps the children that stay ticked when their parent and one of them are not', async () => {
    await expect(answer('theme=coup&theme=king')).rejects.toThrow('Not part of this test');
    const { state } = jest.mocked(fetchListingResult).mock.calls[0]![1];
    expect(state.filters.theme).toEqual(['coup', 'king']);
  });

  const shown = (...fields: string[]) => fields.map((field) => `&theme.shown=${field}`).join('');
  it.each([
    ['R-FLT-6 a parent that was unticked alone', 'theme=coup&theme=king', shown('2 power', '1 crown') + '&theme.ticked=crown', ''],
    ['R-FLT-6 one that was ticked by its children', 'theme=coup&theme=king', shown('2 power'), ''],
    ['R-FLT-6 one whose only child is left', 'theme=king', shown('1 crown'), ''],
    ['R-FLT-5 a child of a chosen parent', 'theme=power&theme=king', shown('2 power', '1 crown') + '&theme.ticked=crown', '?theme=king'],
    ['R-FLT-5 a parent within a chosen one', 'theme=power&theme=coup&theme=king', shown('2 power', '1 crown'), '?theme=coup'],
    ['R-FLT-5 a parent and one of its children', 'theme=king', shown('2 power', '1 crown') + '&theme.ticked=crown', '?theme=king'],
    ['nothing, under a chosen parent', 'theme=power&theme=coup&theme=king', shown('2 power', '1 crown') + '&theme.ticked=crown', '?theme=power'],
    ['nothing, where all children were chosen one by one', 'theme=coup&theme=king', shown('2 power') + '&theme.ticked=power', '?theme=coup&theme=king'],
  ])('says what was unticked in it: %s', async (_what, sent, form, query) => {
    expect(await answer(sent + form)).toEqual({ kind: 'redirect', to: `/search${query}` });
  }); // prettier-ignore

  it('R-FLT-2 chooses what a parent groups that has no value of its own, in an address without its name', async () => {
    const subType = ['Warm-up', 'Workshop'].map((key) => ({ key, name: key, count: 1, group: 'workshop' }));
    jest.mocked(viewerTerms).mockResolvedValue({ subType });
    const to = '/search?q=king&subType=Warm-up&subType=Workshop';
    expect(await answer('q=king&subType.ticked=type:workshop')).toEqual({ kind: 'redirect', to });
  });

  it('keeps a chosen parent with more children than an address may hold', async () => {
    const sent = new URLSearchParams(['zeal', ...many].map((key) => ['theme', key]));
    expect(await answer(sent.toString())).toEqual({ kind: 'redirect', to: '/search?theme=zeal' });
  });

  it('needs no terms where each filter has one value, and stays as it is where none can be read', async () => {
    await expect(answer('theme=power&genre=power')).rejects.toThrow();
    expect(viewerTerms).not.toHaveBeenCalled();
    jest.mocked(viewerTerms).mockResolvedValue({});
    await expect(answer('theme=crown&theme=power')).rejects.toThrow();
  });
});
