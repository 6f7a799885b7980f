/** Sample items for the specimens: usual ones, long ones, and ones without a picture. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { PageFact } from '@/lib/domain/item-page/model';

/** Link to an entry of the style guide, by its public path; the server knows the page by another (next.config.js). */
export const guideHref = (id: string) => `/_styleguide#${id}`;

const shared = {
  image: null,
  subType: null,
  date: '1601-01-01',
  media: null,
  hasAdultThemes: false,
  shortIntroduction: 'A prince comes home to a funeral and a wedding, and is asked to act.',
} as const;

export const sampleCards: readonly CardItem[] = [
  {
    ...shared,
    id: 'usual',
    type: 'production',
    slug: 'hamlet',
    name: 'Hamlet',
    media: { type: 'video', assetId: 'none', durationMinutes: 165 },
  },
  {
    ...shared,
    id: 'long',
    type: 'lessonPlan',
    slug: 'long',
    name: 'The Tragicall Historie of the Life and Death of an Extraordinarily Long Title, in Two Parts',
    hasAdultThemes: true,
    highlight: { shortIntroduction: 'A prince comes home to a <mark>funeral</mark> and a wedding.' },
  },
  { ...shared, id: 'short', type: 'person', slug: 'short', name: 'Ann', shortIntroduction: '' },
];

/** Enough for a row to scroll and a grid to fold. */
export const manyCards: readonly CardItem[] = ['a', 'b', 'c'].flatMap((part) =>
  sampleCards.map((card) => ({ ...card, id: `${card.id}-${part}` })),
);

export const sampleFacts: readonly PageFact[] = [
  {
    label: 'Director',
    values: [{ name: 'Mireille Stanhope-Adu', href: '/people/mireille-stanhope-adu' }],
    isCut: false,
  },
  {
    label: 'Themes',
    isCut: true,
    values: ['Power', 'Grief', 'Madness', 'Family', 'Revenge', 'Truth', 'Theatre', 'Death'].map((name) => ({
      name,
      href: null,
    })),
  },
];
