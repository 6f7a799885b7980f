import { heldKinds } from '@/lib/domain/privacy/held-data';

it('counts every kind that the export has, and says why it is held', () => {
  const certificate = { contentId: 'course', status: 'COMPLETED' };
  const kinds = heldKinds({
    bookmarks: 1,
    resumePositions: 2,
    training: 3,
    certificates: [certificate, certificate, certificate, certificate],
    settings: 5,
    links: 6,
    notifications: 7,
    surveyAnswers: 8,
    feedback: 9,
    lists: 10,
    notes: 11,
    classOpenings: 12,
    errorReports: 13,
    handOvers: 14,
  });
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
