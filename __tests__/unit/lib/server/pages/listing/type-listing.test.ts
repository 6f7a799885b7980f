import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { Visit } from '@/lib/server/page';
import { typeListingPage } from '@/lib/server/pages/listing/type-listing';

const visit: Visit = {
  visitor: { viewer: anonymousViewer, address: '192.0.2.1', requestId: 'one', token: null, classroom: false },
  product: { baseUrl: '', headers: {}, timeoutMs: 1_000 },
  onMissing: () => undefined,
};

it.each([
  ['training', { kind: 'redirect', to: '/training-courses', permanent: true }],
  ['topics', { kind: 'redirect', to: '/study-units', permanent: true }],
  ['nothing', { kind: 'not-found' }],
  ['', { kind: 'not-found' }],
])('a segment without a listing leads to the one above it, or nowhere: “%s”', async (segment, answer) => {
  expect(await typeListingPage(visit, { segment, address: `/${segment}` })).toEqual(answer);
});
