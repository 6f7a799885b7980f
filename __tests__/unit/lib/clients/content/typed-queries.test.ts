/** The typed queries against recorded traffic: the type each asks for, and the shape of what it answers. */
import {
  fetchCountries,
  fetchRightsAgreements,
  fetchSegments,
  fetchSeries,
} from '@/lib/clients/content/typed-queries';
import * as typedQueries from '@/lib/clients/content/typed-queries';
import { asked, entry, link, page, serve } from './fixture';

describe('R-CDA-17 typed queries', () => {
  const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };

  it.each([
    ['fetchSeries', 'series'], ['fetchInterviews', 'interview'], ['fetchWorkshops', 'workshop'],
    ['fetchCompanies', 'company'], ['fetchPeriods', 'period'],
  ] as const)('%s asks for %s', async (name, type) => {
    const { dropping } = serve(() => page([entry(type, 'x')]));
    expect(await typedQueries[name](dropping, mapping)).toMatchObject([{ item: { id: 'x', type } }]);
    expect(asked('content_type')).toEqual([type]);
  }); // prettier-ignore

  it('segments, countries and agreements', async () => {
    const answers: Record<string, object[]> = {
      segment: [
        entry('segment', 's', { type: 'Scene', startTimestampInSeconds: 1, endTimestampInSeconds: 2 }),
      ],
      country: [entry('country', 'GBR', { alpha2: 'GB', alpha3: 'GBR', numericCode: '826' })],
      rightsAgreement: [entry('rightsAgreement', 'r', { type: 'deny', countries: [link('GBR')] })],
    };
    const includes = { Entry: answers['country'] };
    const { dropping } = serve((url) =>
      page(answers[url.searchParams.get('content_type') ?? ''] ?? [], { includes }),
    );
    expect(await fetchSegments(dropping, mapping)).toMatchObject([{ id: 's', type: 'Scene' }]);
    expect(await fetchCountries(dropping, 'GBR')).toEqual([
      { id: 'GBR', name: 'GBR', alpha2: 'GB', alpha3: 'GBR', numericCode: '826' },
    ]);
    expect(asked('fields.alpha3')).toEqual([null, 'GBR']);
    expect(await fetchRightsAgreements(dropping)).toEqual([{ id: 'r', type: 'deny', countries: ['GBR'] }]);
    expect(await fetchSeries(dropping, mapping)).toEqual([]);
  });
});
