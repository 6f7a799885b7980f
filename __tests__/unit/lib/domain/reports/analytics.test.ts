/** What analytics may send. */
import { noPermissions } from '@/lib/contracts/viewer/permissions';
import { completeEvent, dimensions, rolesHeld } from '@/lib/domain/reports/analytics';

const event = { category: 'Media', action: 'play', name: 'Hamlet', page: { path: '/x', title: 'X' } };

it('R-ANA-1 a complete event is sent', () => {
  expect(completeEvent(event)).toEqual(event);
});

it('R-ANA-2 one that lacks anything is not', () => {
  for (const gap of [
    { category: ' ' },
    { action: '' },
    { name: '' },
    { page: { path: '', title: 'X' } },
    { page: { path: '/x' } },
  ])
    expect(completeEvent({ ...event, ...gap })).toBeNull();
  expect(completeEvent({})).toBeNull();
});

it('R-ANA-3 R-ROL-1 roles are a list in the order of the specification', () => {
  expect(rolesHeld({ ...noPermissions, teacher: ['o1'], superuser: true })).toEqual(['superuser', 'teacher']);
  expect(rolesHeld(noPermissions)).toEqual([]);
});

it('R-ANA-4 dimensions are 1 to 23, each once', () => {
  expect(Object.values(dimensions).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 23 }, (_, i) => i + 1),
  );
});
