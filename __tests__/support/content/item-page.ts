/** An item page for component tests: complete and small; give what differs. */
import type { PageAccess } from '@/lib/domain/item-page/access';
import type { ItemPage, PageRecording } from '@/lib/domain/item-page/model';

export const permitted: PageAccess = {
  allowed: true,
  inClass: 'Yes, at Riverside School',
  notice: null,
  opening: [],
};

export const anonymous: PageAccess = {
  allowed: false,
  inClass: 'Included with a subscription',
  notice: {
    title: 'Sign in to play or read',
    text: 'Use the account your school gave you.',
    action: { label: 'Sign in', href: '/sign-in?return=%2Fproductions%2Fp' },
  },
  opening: [],
};

export const recording: PageRecording = {
  kind: 'video',
  durationMinutes: 2,
  language: 'en',
  captions: ['en'],
  access: [],
  guidance: [],
  outline: true,
  segments: [
    {
      id: 's1',
      name: 'The question',
      type: 'Scene',
      description: '',
      image: null,
      startTimestampInSeconds: 0,
      endTimestampInSeconds: 30,
    },
    {
      id: 's2',
      name: 'The answer',
      type: 'Scene',
      description: '',
      image: null,
      startTimestampInSeconds: 30,
      endTimestampInSeconds: 60,
    },
  ],
};

export function itemPage(given: Partial<ItemPage> = {}): ItemPage {
  return {
    id: 'p',
    type: 'production',
    kindName: 'Production',
    name: 'Hamlet',
    slug: 'p',
    path: '/productions/p',
    introduction: 'A prince asks a question.',
    image: null,
    crumbs: [{ name: 'Home', href: '/' }],
    facts: [],
    minutes: 2,
    year: '2024',
    date: '2024-05-01',
    firstPublishedAt: '2024-05-02',
    levels: [],
    audience: null,
    guidance: { hasAdultThemes: false, strongGuidance: [], healthGuidance: [], other: [] },
    recording: null,
    documents: [],
    mayPrint: true,
    outline: true,
    sections: [],
    board: [],
    next: null,
    contributors: [],
    producers: [],
    ...given,
  };
}
