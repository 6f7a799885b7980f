import { freshUser, isVisited, linksFrom, settingsFrom } from '@/lib/domain/viewer/user';

it('R-ENT-1 begins with nobody: no list holds anything, and getting started is on', () => {
  const { authMethod, isInitialised, permissions, settings, organisation, company, links, ...rest } =
    freshUser;
  expect({ authMethod, isInitialised, settings, links }).toEqual({
    authMethod: 'none',
    isInitialised: false,
    settings: { onboarding: true },
    links: {},
  });
  expect([organisation, company]).toEqual([
    { id: null, name: null },
    { id: null, name: null },
  ]);
  const { superuser, ...lists } = permissions;
  expect(superuser).toBe(false);
  for (const list of [...Object.values(lists), ...Object.values(rest).filter(Array.isArray)])
    expect(list).toEqual([]);
});

it('R-ENT-5 a link is visited when the answer says so, and an unknown one is not', () => {
  const links = linksFrom([
    { key: 'a', visited: true },
    { key: 'b', visited: false },
  ]);
  expect(links).toEqual({ a: { visited: true }, b: { visited: false } });
  expect(['a', 'b', 'c'].map((key) => isVisited(links, key))).toEqual([true, false, false]);
});

it('R-ENT-6 a stored setting counts; without one getting started is on', () => {
  expect(settingsFrom([])).toEqual({ onboarding: true });
  expect(settingsFrom([{ key: 'onboarding', value: 'false' }])).toEqual({ onboarding: false });
  expect(settingsFrom([{ key: 'sounds', value: 'true' }])).toEqual({ onboarding: true, sounds: true });
});

it.each(['TRUE', '1', '', ' true'])('R-ENT-7 the text "%s" is not true', (value) => {
  expect(settingsFrom([{ key: 'onboarding', value }]).onboarding).toBe(false);
});
