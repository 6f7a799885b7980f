import { elsewhereWords } from '@/lib/domain/text/elsewhere';

it.each([
  ['nothing, where it is as it was', 'Her hands', 'Her hands', 'His hands', undefined],
  ['nothing, where the same was written', 'Her hands', 'His hands', ' His hands ', undefined],
  [
    'the words',
    'Her hands',
    'Both hands',
    'His hands',
    'It was changed elsewhere meanwhile, and says now: “Both hands”',
  ],
  ['that they are gone', 'Her hands', '', 'His hands', 'It was cleared elsewhere meanwhile.'],
  [
    'the words, also to whoever clears them',
    'Her hands',
    'Both hands',
    '',
    'It was changed elsewhere meanwhile, and says now: “Both hands”',
  ],
])('of words that were changed elsewhere it says %s', (_name, began, now, typed, said) => {
  expect(elsewhereWords({ began, now, typed })).toBe(said);
});
