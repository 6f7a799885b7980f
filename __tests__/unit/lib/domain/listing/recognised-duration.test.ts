import fc from 'fast-check';
import { recognisedDuration } from '@/lib/domain/listing/recognised-duration';
import { ageSpans, durationSpans, overlapping } from '@/lib/domain/listing/spans';

describe('a length that a search names', () => {
  it.each([
    ['short hamlet', 'hamlet', ['0-10'], 'Under 10 minutes'],
    ['hamlet under 10 minutes', 'hamlet', ['0-10'], 'Under 10 minutes'],
    ['voice less than 1 hour please', 'voice please', ['0-10', '10-30', '30-60'], 'Under 60 minutes'],
    ['under 5 mins', '', ['0-10'], 'Under 10 minutes'],
    ['macbeth longer than 2 hours', 'macbeth', ['120-'], '2 hours or more'],
    ['looking for a short hamlet', 'looking for a hamlet', ['0-10'], 'Under 10 minutes'],
    ['over 30 minutes comedy', 'comedy', ['30-60', '60-120', '120-'], '30 minutes or more'],
  ])('%s', (typed, text, values, label) => {
    expect(recognisedDuration(typed)).toMatchObject({ text, values, label });
  });

  it.each([
    'hamlet',
    'Martin Short-Hall',
    'shorthand',
    'under milk wood',
    'the "short" version',
    'the “short” version',
    '«under 10 minutes»',
    '10 minutes',
    'cut a play for a short performance',
    'turn hamlet into a short film',
  ])('is not in %s', (typed) => {
    expect(recognisedDuration(typed)).toBeNull();
  });

  it('taken away, its words are looked for as they are', () => {
    fc.assert(
      fc.property(fc.constantFrom('a short hamlet', 'lear under 20 mins', 'over 1 hour'), (typed) => {
        const literal = recognisedDuration(typed)?.literal ?? '';
        expect(literal.replaceAll('"', '')).toBe(typed);
        expect(recognisedDuration(literal)).toBeNull();
      }),
    );
  });
});

describe('spans', () => {
  it('hold every number once', () => {
    fc.assert(
      fc.property(fc.nat(400), (number) => {
        for (const spans of [durationSpans, ageSpans])
          expect(overlapping(spans, number, number + 1)).toHaveLength(1);
      }),
    );
  });
});
