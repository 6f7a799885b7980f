/** For whom a page that visitors share is rendered. */
import { requestTarget } from '@/gateway/request-path';
import { sharedVisitor } from '@/gateway/pages/shared-visitor';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';

const teacher = { ...anonymousViewer, method: 'Okta' as const, userId: 'teacher', organisationId: 'school' };
const visitor = { viewer: teacher, token: 't', address: '192.0.2.1', requestId: 'one', classroom: false };
const sharedAt = (path: string, given = visitor) => {
  const target = requestTarget(path);
  return target && sharedVisitor(given, target);
};

it('is nobody, who sees what the person sees', () => {
  expect(sharedAt('/guides')).toEqual({ ...visitor, viewer: { ...teacher, userId: null }, token: null });
});

it('is one viewer for all the requests of a person, so that it is told apart once', () => {
  const first = sharedAt('/guides')?.viewer;
  expect(first).toBeDefined();
  expect(sharedAt('/search', { ...visitor, requestId: 'two' })?.viewer).toBe(first);
  expect(sharedAt('/search', { ...visitor, viewer: { ...teacher } })?.viewer).not.toBe(first);
});
