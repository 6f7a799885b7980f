/** Who is answered what at /admin, before its data are asked for. */
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import type { Visit } from '@/lib/server/page';
import { adminPage, recordingPage } from '@/lib/server/pages/admin';

const visitOf = (viewer: Viewer): Visit => ({
  visitor: { viewer, address: '192.0.2.1', requestId: 'one', token: null, classroom: false },
  product: { baseUrl: 'http://product.test', headers: {}, timeoutMs: 1_000 },
  onMissing: () => undefined,
});

const contextOf = (...section: string[]) => ({
  params: { section },
  query: { organisation: 'school' },
  resolvedUrl: `/admin/${section.join('/')}?organisation=school`,
});

it.each<[string, Viewer]>([
  ['nobody', anonymousViewer],
  ['a classroom', { ...anonymousViewer, method: 'IPAuth' }],
])('sends %s to sign in and back', async (_who, viewer) => {
  expect(await adminPage(visitOf(viewer), contextOf('people'))).toEqual({
    kind: 'redirect',
    to: '/sign-in?return=%2Fadmin%2Fpeople%3Forganisation%3Dschool',
  });
});

it('has no section of another name, whoever asks', async () => {
  expect(await adminPage(visitOf(anonymousViewer), contextOf('nothing'))).toEqual({ kind: 'not-found' });
});

it('does not exist for a person whom it does not concern', async () => {
  const refusal = Response.json({ error: { code: 'FORBIDDEN', message: 'No' } }, { status: 403 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusal);
  const person = visitOf({ ...anonymousViewer, method: 'Okta', userId: 'u' });
  expect(await adminPage(person, contextOf('people'))).toEqual({ kind: 'not-found' });
});

describe('the page of one recording', () => {
  const context = { params: { assetId: 'rec-storm' }, resolvedUrl: '/admin/recordings/rec-storm' };
  const person = visitOf({ ...anonymousViewer, method: 'Okta', userId: 'u' });
  const administers = (operator: boolean) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        Response.json({ operator, organisations: [{ id: 'school', name: 'School', sections: ['usage'] }] }),
      );

  it('is for operators, and does not exist for an administrator of an organisation', async () => {
    administers(true);
    expect(await recordingPage(person, context)).toEqual({ kind: 'page', props: { assetId: 'rec-storm' } });
    administers(false);
    expect(await recordingPage(person, context)).toEqual({ kind: 'not-found' });
  });

  it('sends a classroom to sign in and back', async () => {
    const classroom = visitOf({ ...anonymousViewer, method: 'IPAuth' });
    expect(await recordingPage(classroom, context)).toEqual({
      kind: 'redirect',
      to: '/sign-in?return=%2Fadmin%2Frecordings%2Frec-storm',
    });
  });
});
