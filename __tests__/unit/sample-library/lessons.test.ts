/** @jest-environment node */
import { plainEntries } from '@/sample-library/compile';
import { LOCALE } from '@/sample-library/compile/resource';
import { type Block, blocksOf, isSheet } from '@/sample-library/markup/blocks';
import { repeats } from '@/sample-library/report/repeats';
import { texts } from '@/sample-library/source/texts';

/** Plans that could be taught tomorrow: those with a sheet for the class. */
const plans = texts.plans
  .map(({ slug, plays = [], body }) => ({ slug, plays, body, blocks: blocksOf(body) }))
  .filter(({ blocks }) => blocks.some(isSheet));
const words = (block: Block): string =>
  block.kind === 'heading' ? block.runs.map(({ text }) => text).join('') : '';
const headings = (blocks: readonly Block[]) => blocks.map(words).filter((text) => text !== '');
const timings = (body: string) =>
  [...body.matchAll(/^## .*\((\d+) minutes\)$/gm)].map(([, minutes]) => Number(minutes));

describe('lessons that could be taught tomorrow', () => {
  it('are at least 24, with timings of their own that add up to the time they name', () => {
    expect(plans.length).toBeGreaterThanOrEqual(24);
    for (const { slug, body } of plans) {
      const total = Number(/\*\*Time:\*\* (\d+) minutes/.exec(body)?.[1]);
      expect([slug, timings(body).reduce((sum, minutes) => sum + minutes, 0)]).toEqual([slug, total]);
    }
    expect(new Set(plans.map(({ body }) => timings(body).join())).size).toBe(plans.length);
  });

  it.each(plans.map((plan) => [plan.slug, plan] as const))(
    '%s has aims, questions, help for different students, bands, homework and a sheet',
    (_slug, { blocks, body }) => {
      expect(headings(blocks)).toEqual(
        expect.arrayContaining([
          'By the end students can',
          'Questions',
          'Making it fit',
          'How you will know',
          'Homework',
          expect.stringMatching(/^Sheet: /),
        ]),
      );
      for (const help of ['More support', 'EAL', 'SEND', 'More stretch'])
        expect(body).toContain(`- **${help}:**`);
      const sheet = blocks.slice(blocks.findIndex(isSheet) + 1);
      const lines = sheet.flatMap((block) => (block.kind === 'quote' ? block.paragraphs : []));
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(sheet.some(({ kind }) => kind !== 'paragraph')).toBe(true);
    },
  );

  it('say in examiners’ words what at least twenty of them practise', () => {
    const examined = plans.filter(({ blocks }) => headings(blocks).includes('For examination classes'));
    expect(examined.length).toBeGreaterThanOrEqual(20);
    expect(examined.filter(({ body }) => !/\bAO[1-4]\b/.test(body)).map(({ slug }) => slug)).toEqual([]);
  });

  it('come as PDF and as a text to change, unless they may not be downloaded', async () => {
    const entries = await plainEntries();
    const lessons = entries.filter(({ sys }) => sys.contentType.sys.id === 'lessonPlan');
    const documents = (entry: (typeof lessons)[number]) => entry.fields['documents']?.[LOCALE] as unknown[];
    for (const lesson of lessons)
      expect([lesson.sys.id, documents(lesson).length]).toEqual([
        lesson.sys.id,
        lesson.fields['disablePrintAndDownload']?.[LOCALE] === true ? 1 : 2,
      ]);
  });
});

it('no eight words in a row stand in more than three texts, names aside', async () => {
  expect(repeats(await plainEntries()).map((found) => found.words)).toEqual([]);
});
