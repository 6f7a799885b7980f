/** What the specimens show: the usual, the long, and what lacks a picture. */
import type { CardFacts } from '@/lib/rules/card';
import { filterRows } from '@/lib/rules/filters';
import type { PageFact } from '@/lib/rules/item-page/model';
import type { TreeNode } from '@/lib/rules/tree';

const shared = {
  image: null,
  subType: null,
  date: '1601-01-01',
  media: null,
  hasAdultThemes: false,
  shortIntroduction: 'A prince comes home to a funeral and a wedding, and is asked to act.',
} as const;

export const sampleCards: readonly CardFacts[] = [
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

export const sampleFacts: readonly PageFact[] = [
  { label: 'Director', values: [{ name: 'Mireille Stanhope-Adu', href: '/people/mireille-stanhope-adu' }] },
  {
    label: 'Themes',
    values: ['Power', 'Grief', 'Madness', 'Family', 'Revenge', 'Truth', 'Theatre', 'Death'].map((name) => ({
      name,
      href: null,
    })),
  },
];

const leaf = (key: string, count: number): TreeNode => ({
  key,
  name: key.charAt(0).toUpperCase() + key.slice(1),
  count,
  isValue: true,
  children: [],
});

export const sampleFilter = filterRows.find(({ param }) => param === 'genre');
export const sampleOptions: readonly TreeNode[] = [
  { ...leaf('tragedy', 41), children: [leaf('revenge', 12), leaf('domestic', 7)] },
  leaf('comedy', 33),
  leaf('masque', 0),
];
