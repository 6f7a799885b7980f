/** What is asked of ingest, from options and from a table: filled in, or refused by name. */
import { slugOf, parametersOf } from '@/services/media/ingest/order/parameters';
import { parametersOfTable } from '@/services/media/ingest/order/table';

it('a file alone becomes a recording named after it, in no known language, with a moment of it as poster', () => {
  const { order, entry, title } = parametersOf('films/Twelfth Night.mov', {});
  expect(order).toMatchObject({ assetId: 'rec-twelfth-night', language: 'und', texts: [], poster: 'middle' });
  expect([entry, title]).toEqual([null, 'Twelfth Night']);
});

it('texts are tracks with the name of their language in that language', () => {
  const { order } = parametersOf('a.mp4', { captions: ['cy=a.vtt'], subtitles: ['fr=b.srt', 'ar=c.ttml'] });
  expect(order.texts.map(({ kind, language, label }) => [kind, language, label])).toEqual([
    ['captions', 'cy', 'Cymraeg'],
    ['subtitles', 'fr', 'Français'],
    ['subtitles', 'ar', 'العربية'],
  ]);
});

it('a signed version is named by its language and its recording', () => {
  expect(parametersOf('a.mp4', { signed: ['bfi=rec-a-signed'] }).order.signed).toEqual([
    { language: 'bfi', label: 'British Sign Language', asset: 'rec-a-signed' },
  ]);
});

it.each([
  ['production', { entry: 'hamlet' }, { contentType: 'production', slug: 'hamlet', create: false }],
  [
    'an interview',
    { entry: 'interview/with-her' },
    { contentType: 'interview', slug: 'with-her', create: false },
  ],
  [
    'a new one',
    { new: 'workshop', title: 'Clôwn & Mask' },
    { contentType: 'workshop', slug: 'clown-mask', create: true },
  ],
])('it belongs to %s', (_what, options, entry) => {
  expect(parametersOf('a.mp4', options).entry).toMatchObject(entry);
});

it.each([
  ['90', { second: 90 }],
  ['1:02:03.5', { second: 3723.5 }],
])('a poster at %s is a second', (poster, expected) => {
  expect(parametersOf('a.mp4', { poster }).order.poster).toEqual(expected);
});

it.each([
  [{ captions: ['english=a.vtt'] }, 'english is no language'],
  [{ captions: ['a.vtt'] }, '--captions takes LANGUAGE=FILE'],
  [{ captions: ['fr=a.vtt', 'fr=b.vtt'] }, '--captions fr is given twice'],
  [{ entry: 'a', new: 'guide' }, 'exclude each other'],
  [{ new: 'guide' }, 'needs a --title'],
  [{ signed: ['rec-a-signed'] }, '--signed takes LANGUAGE=ASSET'],
  [{ preset: 'warp' }, '--preset is one of'],
  [{ entry: 'production/a/b' }, '--entry takes SLUG or TYPE/SLUG'],
  [{ entry: '/a' }, '--entry takes SLUG or TYPE/SLUG'],
  [{ asset: '../../evil' }, '--asset ../../evil is no name of a recording'],
  [{ signed: ['bfi=.rec'] }, '--signed .rec is no name of a recording'],
  [{ quality: '51' }, '--quality is a whole number from 16 (best) to 34'],
  [{ quality: 'high' }, '--quality is a whole number'],
])('%j is refused: %s', (options, says) => expect(() => parametersOf('a.mp4', options)).toThrow(says));

it('a slug is what the content model takes in an address, whatever script the title is in', () => {
  expect(slugOf('L’École des femmes')).toBe('l-ecole-des-femmes');
  expect(slugOf('  Чайка: 1896 ')).toBe('1896');
  const slugs = ['Чайка', 'مسرح', '雷雨'].map(slugOf);
  expect(new Set(slugs).size).toBe(3);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

describe('a table', () => {
  it('is a row a recording', () => {
    const all = parametersOfTable(
      'file,language,captions,entry\na.mp4,fr,"fr=a.vtt; en=b.vtt",a\nb.wav,,,\n',
      '/films',
    );
    expect(all.map(({ order }) => [order.assetId, order.language, order.texts.length])).toEqual([
      ['rec-a', 'fr', 2],
      ['rec-b', 'und', 0],
    ]);
  });

  it('names every fault with its line, all in one go', () => {
    const table = 'file,lang,poster,preset\n,x,,\na.mp4,x,,warp\n';
    expect(() => parametersOfTable(table, '/films')).toThrow(
      /no column lang[\s\S]*line 2: names no file[\s\S]*line 3: --preset/,
    );
  });

  it('names files that lie beside it', () => {
    const columns = 'file,captions,chapters,poster,described-sound';
    const [parameters] = parametersOfTable(
      `${columns}\na.mp4,fr=b.vtt,c.vtt,/pictures/d.jpg,en=e.wav\n`,
      '/films',
    );
    expect(parameters?.order).toMatchObject({
      source: '/films/a.mp4',
      texts: [{ file: '/films/b.vtt' }],
      chapters: '/films/c.vtt',
      poster: { file: '/pictures/d.jpg' },
      description: { file: '/films/e.wav' },
    });
  });

  it('is refused where a row was cut off or has a cell too many', () => {
    expect(() => parametersOfTable('file,title,entry\na.mp4,A\nb.mp4,B,b,c\n', '/films')).toThrow(
      'line 2: has 2 cells, and the heading 3\nline 3: has 4 cells, and the heading 3',
    );
  });
});
