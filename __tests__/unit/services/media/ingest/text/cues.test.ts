import { readCues, safeCues, segmentedVtt } from '@/services/media/ingest/text/cues';

it('takes WebVTT settings it knows and SubRip without its fonts and places', () => {
  const file =
    'WEBVTT\n\n00:02.000 --> 00:03.000 line:0 onload:x align:start\n{\\an8}<font color="red">Up</font> here';
  expect(readCues(file)).toEqual([{ start: 2, end: 3, text: 'Up here', settings: 'line:0 align:start' }]);
});

it('shows markup that is not WebVTT as text', () => {
  const [cue] = readCues('1\n00:00:01,000 --> 00:00:02,000\n<v Ada>Tea & <img src=x> <i>now</i></v>');
  expect(cue?.text).toBe('<v Ada>Tea &amp; &lt;img src=x&gt; <i>now</i></v>');
});

it.each([
  ['a reference in the name of a voice', '<v Ros &amp; Guil>Hi</v>', '<v Ros &amp; Guil>Hi</v>'],
  ['an ampersand in the name of a voice', '<v.loud Ros & Guil>Hi</v>', '<v.loud Ros &amp; Guil>Hi</v>'],
  [
    'a quotation mark in the name of a voice',
    '<v Ros" onclick="x&quot;>Hi</v>',
    '<v Ros" onclick="x">Hi</v>',
  ],
  ['timestamp tags', 'One <00:00:01.199><c>two</c> <01:02.500>three', 'One <c>two</c> three'],
  ['numeric references', '&#x27;tis &#X2019;&#39;&#146;', "'tis ’'’"],
  ['named references', '&ldquo;&Eacute;t&eacute;&rdquo;&nbsp;&hellip;', '“Été”&nbsp;…'],
])('reads %s', (_what, payload, text) => {
  expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}`)[0]?.text).toBe(text);
});

it.each([
  ['stands for markup', '&#60;b&#x3E; &#38;lt;', '&lt;b&gt; &amp;lt;'],
  ['has no such name', '&nosuch; &Rsquo; &constructor;', '&amp;nosuch; &amp;Rsquo; &amp;constructor;'],
  ['is no character', '&#xD800;&#x110000;&#99999999999;', '\uFFFD\uFFFD\uFFFD'],
  ['would break the line, and so end the cue', 'a&#10;&#13;&#xA;b', 'a   b'],
])('a reference that %s stays harmless', (_what, payload, text) => {
  const [cue] = readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}`);
  expect(cue?.text).toBe(text);
  expect(cue && safeCues([cue])).toEqual([cue]);
});

it.each([
  ['comments before anything else', `${'<!---->'.repeat(40)}x`],
  ['a tag of spaces without an end', `1\n00:00:01,000 --> 00:00:02,000\n<v${' '.repeat(100_000)}`],
  [
    'references without an end',
    `1\n00:00:01,000 --> 00:00:02,000\n${'&#x'.repeat(30_000)}&${'a'.repeat(100_000)}`,
  ],
  ['voices without an end', `1\n00:00:01,000 --> 00:00:02,000\n${'<v &'.repeat(30_000)}`],
  ['fonts without an end', `1\n00:00:01,000 --> 00:00:02,000\n${'<font '.repeat(30_000)}`],
])('reads %s in time that grows with the text', (_what, text) => {
  const began = performance.now();
  try {
    readCues(text);
  } catch {
    // A fault in words is an answer too.
  }
  // Milliseconds where it is linear; the patterns before took minutes, or had no end.
  expect(performance.now() - began).toBeLessThan(5_000);
});

it.each([
  ['a reference that stands for a reference', 'Write &amp;lt;', 'Write &amp;lt;'],
  ['an ampersand before a name that is no reference', 'Q&amp;A; R&amp;eacute;', 'Q&amp;A; R&amp;eacute;'],
  ['references of XML and by number', '&lt;b&gt; &apos;&#233;&#x2019;', "&lt;b&gt; 'é’"],
  ['a section of characters as it is', '<![CDATA[a &lt; b <i>]]> c', 'a &amp;lt; b &lt;i&gt; c'],
  ['numbers as they are written', '007', '007'],
  ['a word that is a value elsewhere', 'true', 'true'],
  ['an empty line, which would end the cue', 'One<br/><br/>Two', 'One\nTwo'],
])('reads TTML with %s', (_what, written, text) => {
  const file = `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s">${written}</p></div></body></tt>`;
  expect(readCues(file)).toEqual([{ start: 1, end: 2, text }]);
});

/** Parameters of the root element, and when its paragraph begins. */
const ttmlBeginning = (parameters: string, begin: string) =>
  readCues(
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
      ${parameters}><body><div><p begin="${begin}" dur="1h">Words</p></div></body></tt>`,
  )[0]?.start;

describe('a time of TTML', () => {
  it.each([
    ['', '90s', 90],
    ['', '1.5m', 90],
    ['', '1500ms', 1.5],
    ['', '00:00:01.25', 1.25],
    ['', '00:00:01:12', 1.4],
    ['', '123t', 123],
    ['ttp:tickRate="10000000"', '12345678t', 1.2345678],
    ['ttp:frameRate="24"', '36f', 1.5],
    ["ttp:frameRate='24'", '00:00:01:12', 1.5],
    ['ttp:frameRate="25" ttp:subFrameRate="2"', '00:00:01:10.1', 1.42],
    ['ttp:frameRate="25"', '50t', 2],
    ['ttp:frameRate="25" ttp:subFrameRate="4"', '50t', 0.5],
    ['ttp:frameRate="25" ttp:tickRate="100"', '50t', 0.5],
    ['ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"', '30000f', 1001],
    ['ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"', '00:00:01:15', 1.5005],
    ['ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"', '30000t', 1001],
    ['ttp:frameRateMultiplier="1000 1001"', '30000f', 1001],
  ])('with %j reads %s as second %d (TTML2 §7.2, §12.3)', (parameters, begin, seconds) => {
    expect(ttmlBeginning(parameters, begin)).toBeCloseTo(seconds, 9);
  });

  it.each([
    'ttp:frameRate="0"',
    'ttp:frameRate="many"',
    'ttp:frameRateMultiplier="1000"',
    'ttp:frameRateMultiplier="0 1"',
    'ttp:frameRateMultiplier="1 0"',
  ])('is read with the default where %s is none', (parameter) => {
    expect(ttmlBeginning(parameter, '45f')).toBe(1.5);
  });

  it('is read by the parameters of the root alone, not by what else is written', () => {
    expect(ttmlBeginning('', '30f" xmlns:n="urn:n" n:begin="9s" n:frameRate="50')).toBe(1);
  });
});

it('puts cues in order and refuses a text without times, and one that ends before it begins', () => {
  const later = '00:05.000 --> 00:06.000\nLater\n\n00:01.000 --> 00:02.000\nFirst';
  expect(readCues(later).map(({ text }) => text)).toEqual(['First', 'Later']);
  expect(() => readCues('Just words')).toThrow('No timed text was found');
  expect(() => readCues('00:05.000 --> 00:04.000\nBack')).toThrow('ends before it begins');
});

it.each([
  ['cut off in a tag', '<tt><body><div><p begin="0s" end="1s'],
  ['nested without end', '<tt>'.repeat(500)],
])('refuses TTML that is no XML: %s', (_what, file) => {
  const message = 'The TTML file is damaged: it cannot be read as XML';
  expect(() => readCues(file)).toThrow(expect.objectContaining({ reason: 'BAD_TEXT', message }));
});

it('parts a track in minutes; a cue on a border stands in both', () => {
  const files = segmentedVtt([{ start: 59, end: 61, text: 'Border' }], 90);
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(file).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=.*\n\n00:00:59\.000 --> 00:01:01\.000\nBorder\n$/);
});
