/** How pages look when their address is shared. */
import { previewOf } from '@/lib/server/pages/head/preview';

const ORIGIN = 'https://l.test';
const image = { url: 'https://l.test/assets/hamlet.jpg', altText: '' };
const page = {
  name: 'Hamlet',
  path: '/productions/hamlet',
  introduction: 'A prince hesitates.',
  image,
  recording: { kind: 'video' },
};

it.each(['/[listing]/[slug]', '/training/[slug]'])('an item at %s, with its picture', (route) => {
  expect(previewOf(route, { page }, ORIGIN)).toEqual({
    type: 'video.other',
    address: 'https://l.test/productions/hamlet',
    title: 'Hamlet',
    description: 'A prince hesitates.',
    image: { url: expect.stringMatching(/^https:\/\/l\.test\/.*hamlet/) as string, alt: 'Hamlet' },
  });
});

it('a text is an article, and what has no picture is shown without one', () => {
  const text = { ...page, image: null, recording: null };
  expect(previewOf('/[listing]/[slug]', { page: text }, ORIGIN)).toMatchObject({
    type: 'article',
    image: null,
  });
});

it('a listing, with the first picture in it', () => {
  const cards = [
    { name: 'Lear', image: null },
    { name: 'Hamlet', image },
  ];
  const props = {
    place: { segment: 'productions', heading: 'Productions', description: 'To watch.' },
    dehydratedState: { queries: [{ state: { data: { cards } } }] },
  };
  expect(previewOf('/[listing]', props, ORIGIN)).toMatchObject({
    type: 'website',
    address: 'https://l.test/productions',
    image: { alt: 'Hamlet' },
  });
});

it.each([
  ['/[listing]/[slug]', { missing: true }],
  ['/search', { page }],
])('nothing at %s without what a preview says', (route, props) => {
  expect(previewOf(route, props, ORIGIN)).toBeNull();
});
