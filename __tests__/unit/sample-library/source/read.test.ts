/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDocument } from '@/sample-library/source/document';
import { readTexts } from '@/sample-library/source/read';

const workshop = (front: string, body = '1. Walk.\n2. Stop.\n\nWatch who stops first.\n') =>
  `---\n${front}\n---\n\n${body}`;
const FRONT = [
  'name: Walk and stop',
  'short: Two rules.',
  'subType: Workshop',
  'people:',
  '  - kwabena-silverthorn',
  'skills:',
  '  - ensemble-playing',
  'stages:',
  '  - lower',
  'minutes: 20',
];
const faultsOf = (source: string) => {
  const outcome = readDocument('workshops', 'workshops/walk-and-stop.md', source);
  return 'faults' in outcome ? outcome.faults : [];
};

describe('a text of the sample library', () => {
  it('is its front matter, the slug of its file and what its body is read into', () => {
    const outcome = readDocument('workshops', 'workshops/walk-and-stop.md', workshop(FRONT.join('\n')));
    expect(outcome).toEqual({
      value: {
        slug: 'walk-and-stop',
        name: 'Walk and stop',
        short: 'Two rules.',
        subType: 'Workshop',
        people: ['kwabena-silverthorn'],
        skills: ['ensemble-playing'],
        stages: ['lower'],
        minutes: 20,
        steps: ['Walk.', 'Stop.'],
        note: 'Watch who stops first.',
      },
    });
  });

  it('reads questions with their answers, and parts under their headings', () => {
    const interview = readDocument(
      'interviews',
      'a.md',
      '---\nname: A\nshort: B.\nsubType: Interview\npeople: [x]\nskills: []\n---\n\n# Why?\n\nBecause.\n\nOf that.\n\n# And?\n\nNo.\n',
    );
    expect(interview).toMatchObject({
      value: {
        exchange: [
          ['Why?', 'Because.\n\nOf that.'],
          ['And?', 'No.'],
        ],
      },
    });
    const form = readDocument(
      'forms',
      'farce.md',
      '---\n\n---\n\nA door.\n\n# Practice\n\nOpen it.\n\n# Trap\n\nSpeed.\n\n# Question\n\nWho?\n',
    );
    expect(form).toEqual({
      value: { slug: 'farce', look: 'A door.', practice: 'Open it.', trap: 'Speed.', question: 'Who?' },
    });
  });

  it.each([
    ['a wrong value', FRONT.with(9, 'minutes: soon'), /^workshops\/walk-and-stop\.md:11: minutes: /],
    ['a skill that the facts do not know', FRONT.with(6, '  - levitation'), /:8: skills\.0: .*levitation/],
    ['a field that nobody reads', [...FRONT, 'guidence: []'], /:12: nothing is called guidence here/],
    ['a missing field', FRONT.slice(1), /:1: name: /],
    ['YAML that cannot be read', FRONT.with(0, 'name: "Walk'), /^workshops\/walk-and-stop\.md:\d+: /],
  ])('names %s with file and line', (_what, front, expected) => {
    expect(faultsOf(workshop(front.join('\n')))).toEqual([expect.stringMatching(expected)]);
  });

  it('names a fault of the body with its line, and a file without front matter', () => {
    const form = readDocument('forms', 'farce.md', '---\n\n---\n\nA door.\n\n# Praxis\n\nOpen it.\n');
    expect(form).toMatchObject({
      faults: expect.arrayContaining([expect.stringContaining('farce.md:7: nothing is called praxis here')]),
    });
    expect(faultsOf('no front matter')).toEqual([
      'workshops/walk-and-stop.md:1: begins with no front matter between lines of ---',
    ]);
  });
});

describe('the folder of texts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
    mkdirSync(path.join(folder, 'workshops'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read in the order of slugs', () => {
    for (const slug of ['b', 'a'])
      writeFileSync(path.join(folder, 'workshops', `${slug}.md`), workshop(FRONT.join('\n')));
    expect(readTexts(folder).workshops.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  it('throws once, naming every fault of every file and what belongs to no kind', () => {
    writeFileSync(path.join(folder, 'workshops', 'a.md'), workshop(FRONT.with(9, 'minutes: 0').join('\n')));
    writeFileSync(path.join(folder, 'workshops', 'b.md'), workshop(FRONT.slice(1).join('\n')));
    writeFileSync(path.join(folder, 'stray.md'), '');
    expect(() => readTexts(folder)).toThrow(/stray\.md:1: [^]*a\.md:11: [^]*b\.md:1: name/);
  });
});
