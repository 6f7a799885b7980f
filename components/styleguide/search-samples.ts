/** A sample search: its state, its filters and the steps of a search by standard. */
import type { StepOption } from '@/components/search/standards/StandardsStep';
import type { FilterContext } from '@/lib/domain/listing/filters';
import { parseListing } from '@/lib/domain/listing/address';
import { searchScreen } from '@/lib/domain/listing/screens';
import { guideHref } from './samples';

export const sampleScreen = searchScreen(false);
export const sampleState = parseListing(new URLSearchParams({ q: 'hamlett' }), sampleScreen);

const bucket = (name: string, count: number, parent?: string) => ({
  ...{ key: name.toLowerCase(), name, count },
  ...(parent === undefined ? {} : { parent }),
});

export const sampleContext: FilterContext = {
  aggregations: {
    type: [
      { key: 'production', name: 'production', count: 41 },
      { key: 'guide', name: 'guide', count: 12 },
    ],
    genre: [
      bucket('Tragedy', 41),
      bucket('Revenge', 12, 'tragedy'),
      bucket('Domestic', 7, 'tragedy'),
      bucket('Comedy', 33),
      bucket('Masque', 0),
    ],
    period: [bucket('Renaissance', 20), bucket('Modern', 14)],
    company: ['Harbourside', 'Lantern', 'Open Air', 'Northern'].map((name) => bucket(name, 3)),
  },
  levels: [
    { key: 'ks3', name: 'Key Stage 3' },
    { key: 'ks4', name: 'Key Stage 4' },
  ],
  names: {},
  isMixed: true,
};

export const sampleSteps: readonly StepOption[] = [
  { slug: 'common-core', name: 'Common Core', count: 120, href: guideHref('standards-step') },
  { slug: 'national-core-arts', name: 'National Core Arts', count: 1, href: guideHref('standards-step') },
];
