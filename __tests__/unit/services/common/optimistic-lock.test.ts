import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';

it('a change of the version that was seen is let through, a change of an earlier one is refused', () => {
  const seen = versionOf({ ranges: ['192.0.2.0/24'] });
  expect(() => refuseStale(seen, versionOf({ ranges: ['192.0.2.0/24'] }))).not.toThrow();
  expect(() => refuseStale(seen, versionOf({ ranges: [] }))).toThrow(
    expect.objectContaining({
      code: 'CONFLICT',
      message: 'Somebody else has changed this meanwhile. Look at it again.',
    }),
  );
});
