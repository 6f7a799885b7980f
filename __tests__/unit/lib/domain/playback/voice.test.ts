import fc from 'fast-check';
import { spokenOf, withSpeaker, withWords } from '@/lib/domain/playback/voice';

describe('the speaker of a caption', () => {
  it.each([
    ['<v Kwabena Silverthorn>KWABENA: Twelve people', 'Kwabena Silverthorn', 'KWABENA: Twelve people'],
    ['<v Noor>I\nstay</v>', 'Noor', 'I\nstay'],
    ['<v.loud.first Noor><i>Now</i>', 'Noor', '<i>Now</i>'],
    ['<v A>Hi</v> <v B>Yes</v>', 'A', 'Hi</v> <v B>Yes</v>'],
    ['<v A>Hi</v> (laughs)', 'A', 'Hi</v> (laughs)'],
    ['Hi, <v B>you</v>', '', 'Hi, <v B>you</v>'],
    ['<v>Hi', '', '<v>Hi'],
    ['<v A', '', '<v A'],
    ['Hi', '', 'Hi'],
  ])('of %j is apart from the words', (payload, speaker, words) => {
    expect(spokenOf(payload)).toEqual({ speaker, words });
  });

  it('is changed, taken away and given, and the rest stays', () => {
    expect(withSpeaker('<v.loud Noor>Now</v>', 'Kit')).toBe('<v.loud Kit>Now</v>');
    expect(withSpeaker('<v Noor>Now</v> (laughs)', '')).toBe('Now (laughs)');
    expect(withSpeaker('Now', 'Kit')).toBe('<v Kit>Now');
    // As it is typed.
    expect(withSpeaker('<v Kit>Now', 'Kit ')).toBe('<v Kit >Now');
    expect(spokenOf('<v Kit >Now').speaker).toBe('Kit ');
    expect(spokenOf(withSpeaker('Now', 'K<i>t\n'))).toEqual({ speaker: 'Kit', words: 'Now' });
  });

  it('stays where the words change', () => {
    expect(withWords('<v.loud  Noor>Now</v>', 'Never')).toBe('<v.loud  Noor>Never</v>');
    expect(withWords('Now', 'Never')).toBe('Never');
    expect(withWords('<v Noor>Now</v>', '')).toBe('<v Noor></v>');
  });

  it('changes nothing that was not edited', () => {
    const piece = fc.constantFrom('<v Noor>', '<v.loud  Kit &amp; Bo>', '<v ', '</v>', '<i>', 'Now', ' ', '\n', '>', '<v>'); // prettier-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const payload = pieces.join('');
        const { words } = spokenOf(payload);
        expect(withWords(payload, words)).toBe(payload);
        expect(withWords(withWords(payload, 'x'), words)).toBe(payload);
      }),
    );
  });
});
