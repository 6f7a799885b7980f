import { findLines, lineAt, parseCaptions } from '@/lib/domain/playback/captions';

const FILE = `\uFEFFWEBVTT - title

STYLE
::cue { color: red }

NOTE a comment

1
00:00:04.000 --> 00:00:06.500 align:start
<v Hamlet>HAMLET: To be, or <i>not</i> to be</v>

00:08.000 --> 00:09.000
that is &amp; was
the question

00:00:01.000 --> 00:00:02.000
Élan

01:00:00.000 --> 01:00:01.000

broken --> cue
nothing
`;

describe('captions as a transcript', () => {
  const lines = parseCaptions(FILE.replaceAll('\n', '\r\n'));

  // The name before the words is the speaker's, which a transcript says before each turn already.
  it('reads cues in the order of their start, without comments, styles and broken ones', () => {
    expect(lines).toEqual([
      { start: 1, end: 2, speaker: null, text: 'Élan' },
      { start: 4, end: 6.5, speaker: 'Hamlet', text: 'To be, or not to be' },
      { start: 8, end: 9, speaker: null, text: 'that is & was the question' },
    ]);
  });

  it('names a speaker as people read it', () => {
    const [line] = parseCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ros &amp; Guil>My lord!</v>\n');
    expect(line?.speaker).toBe('Ros & Guil');
  });

  it('shows the characters that are referred to, once, and other references as they are', () => {
    const payload = '&quot;Words,&quot;&nbsp;said&#39;st &lt;thou&gt; &amp;lt; &constructor;';
    const [line] = parseCaptions(`WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}\n`);
    expect(line?.text).toBe('"Words," said\'st <thou> &lt; &constructor;');
  });

  it('knows the line that is spoken', () => {
    expect([0, 1, 3, 4, 100].map((second) => lineAt(second, lines))).toEqual([-1, 0, 0, 1, 2]);
  });

  it('finds words whatever their case and accents, and speakers too', () => {
    expect(findLines('elan', lines)).toEqual([0]);
    expect(findLines('HAMLET', lines)).toEqual([1]);
    expect(findLines('  ', lines)).toEqual([]);
  });
});
