import type { PersonalData } from '@/lib/contracts/personal/user';
import { heldKinds } from '@/lib/domain/privacy/held-data';

const several = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

it('counts every kind that the export has, and says why it is held', () => {
  const kinds = heldKinds({
    bookmarks: several(1, {}),
    resumePositions: several(2, {}),
    training: several(3, {}),
    certificates: several(4, {}),
    settings: several(5, {}),
    links: several(6, {}),
    notifications: several(7, {}),
    survey: { answers: several(8, {}) },
    feedback: several(9, {}),
    lists: several(10, {}),
    notes: several(11, {}),
    classOpenings: several(12, {}),
    errorReports: several(13, {}),
    handOvers: several(14, {}),
  } as object as PersonalData);
  expect(Object.fromEntries(kinds.map(({ name, count }) => [name, count]))).toEqual({
    Bookmarks: 1,
    'Places in recordings': 2,
    'Training modules': 3,
    Certificates: 4,
    Settings: 5,
    'Links visited': 6,
    Notices: 7,
    'Survey answers': 8,
    Feedback: 9,
    Lists: 10,
    Notes: 11,
    'Classes opened': 12,
    'Error reports': 13,
    'Hand-overs': 14,
  });
  expect(kinds.filter(({ why }) => why.trim() === '')).toEqual([]);
});
