/** @jest-environment node */
import { alternatesOf } from '@/lib/server/pages/head/alternates';

const SITE = 'https://library.example';
const hrefs = (route: string, query: Record<string, string | string[]>) =>
  alternatesOf(route, query, SITE).map(({ href }) => href);
const embed = (path: string) => `${SITE}/oembed?url=${encodeURIComponent(`${SITE}${path}`)}&format=json`;

describe('what programs find in the head of a page', () => {
  it('of an item, what a link to it shows elsewhere', () => {
    const found = alternatesOf('/[listing]/[slug]', { listing: 'productions', slug: 'lear' }, SITE);
    expect(found).toContainEqual({ type: 'application/json+oembed', href: embed('/productions/lear') });
    expect(hrefs('/training/[slug]', { slug: 'dt-101' })).toContain(embed('/training/dt-101'));
    expect(hrefs('/[listing]/[slug]', { listing: 'guides', slug: 'é/x' })).toContain(embed('/guides/%C3%A9%2Fx'));
    expect(hrefs('/[listing]/[slug]', { listing: 'nothing', slug: 'x' })).toEqual(['/feeds/new.atom']);
  }); // prettier-ignore

  it('of a listing, its own feed before that of everything, with the filters that a feed has', () => {
    expect(alternatesOf('/[listing]', { listing: 'guides', theme: 'power', sort_by: 'name' }, SITE)).toEqual([
      { type: 'application/atom+xml', href: '/feeds/guides.atom?theme=power', title: 'New: guides (power)' },
      { type: 'application/atom+xml', href: '/feeds/new.atom', title: 'What is new' },
    ]);
    // A feed takes one theme; of two, it would show less than the listing does.
    expect(hrefs('/[listing]', { listing: 'guides', theme: ['power', 'fate'] })[0]).toBe('/feeds/guides.atom');
    expect(hrefs('/[listing]', { listing: 'guides', theme: 'power,fate', genre: 'tragedy' })[0]).toBe('/feeds/guides.atom?genre=tragedy');
  }); // prettier-ignore

  it('of any other page, what is new', () => expect(hrefs('/', {})).toEqual(['/feeds/new.atom']));
});
