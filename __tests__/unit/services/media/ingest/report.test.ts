import { languageLines } from '@/services/media/ingest/report';
import { wishOf } from '@/services/media/ingest/wish';

it.each([
  ['sound in a language that nobody has named', {}, true, 1],
  ['sound in a language that was named', { language: 'fr' }, true, 0],
  ['no sound', {}, false, 0],
])('a recording with %s', (_what, options, hasSound, lines) => {
  const said = languageLines(wishOf('a.mov', options), { hasSound });
  expect(said).toHaveLength(lines);
  for (const line of said)
    expect(line).toContain('rec-a: its spoken language is unknown: name it with --language');
});
