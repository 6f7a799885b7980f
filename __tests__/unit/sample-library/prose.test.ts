/** @jest-environment node */
import { plainEntries } from '@/sample-library/compile';
import { SPEAKERS_INVENTED } from '@/sample-library/compile/conversations';
import { DRAWN_AND_SYNTHETIC, NOTHING_HELD } from '@/sample-library/compile/productions';
import { type Entry, LOCALE } from '@/sample-library/compile/resource';
import { texts } from '@/sample-library/source/texts';
import { plainText } from '@/lib/domain/catalogue/content-item/rich-text';
import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';

const textFields = ['shortIntroduction', 'longIntroduction', 'description', 'objectives'];
const bodyFields = ['body', 'instructions'];
/** Statements of fact about the library, made wherever they are true. */
const notices = [NOTHING_HELD, DRAWN_AND_SYNTHETIC, SPEAKERS_INVENTED];
/** Shorter paragraphs may repeat: headings, table cells, labels. */
const LONG_PARAGRAPH = 80;

function paragraphsOf(entry: Entry): string[] {
  const value = (field: string) => entry.fields[field]?.[LOCALE];
  const plain = textFields.flatMap((field) => String(value(field) ?? '').split('\n\n'));
  const rich = bodyFields.flatMap((field) => {
    const document = value(field) as RichTextNode | undefined;
    return (document?.content ?? []).flatMap((block) =>
      (block.content ?? []).length > 0 ? [plainText(block)] : [],
    );
  });
  return [...plain, ...rich].filter((paragraph) => paragraph !== '');
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('prose of the sample library', () => {
  let entries: Entry[];
  const ofType = (type: string) => entries.filter(({ sys }) => sys.contentType.sys.id === type);
  const bodyWords = (entry: Entry) =>
    words(plainText((entry.fields['body']?.[LOCALE] ?? null) as RichTextNode | null));

  beforeAll(async () => {
    entries = await plainEntries();
  });

  it('never says the same paragraph in two places', () => {
    const shared = ['title', 'genre', 'skill', 'theme', 'standard', 'contentGuidance', 'company', 'segment'];
    const authored = entries.filter(({ sys }) => !shared.includes(sys.contentType.sys.id));
    const places = new Map<string, Set<string>>();
    for (const entry of authored) {
      for (const paragraph of paragraphsOf(entry)) {
        if (paragraph.length < LONG_PARAGRAPH || notices.some((notice) => paragraph.includes(notice)))
          continue;
        places.set(paragraph, (places.get(paragraph) ?? new Set()).add(entry.sys.id));
      }
    }
    expect(
      [...places].filter(([, ids]) => ids.size > 1).map(([text, ids]) => [text.slice(0, 60), [...ids]]),
    ).toEqual([]);
  });

  it('gives every searchable item an introduction', () => {
    const types = [
      'title',
      'production',
      'interview',
      'workshop',
      'guide',
      'lessonPlan',
      'series',
      'collection',
      'trainingCourse',
      'person',
    ];
    const bare = types
      .flatMap(ofType)
      .filter((entry) => words(String(entry.fields['shortIntroduction']?.[LOCALE] ?? '')) < 1);
    expect(bare.map(({ sys }) => sys.id)).toEqual([]);
  });

  it('writes guides and plans at a length that is worth opening; worksheets and lessons in short may be shorter', () => {
    const published = [...ofType('guide'), ...ofType('lessonPlan')].filter(
      ({ sys }) => sys.publishedAt !== undefined,
    );
    const written = new Set([
      ...texts.guides.map(({ slug }) => `guide-${slug}`),
      ...texts.plans.map(({ slug }) => `lessonPlan-${slug}`),
    ]);
    const least = (entry: Entry) => {
      if (entry.fields['subType']?.[LOCALE] === 'Worksheet') return 90;
      return written.has(entry.sys.id) ? 130 : 95;
    };
    const short = published.filter((entry) => bodyWords(entry) < least(entry));
    expect(short.map((entry) => `${entry.sys.id} ${bodyWords(entry)}`)).toEqual([]);
  });

  it('plans with objectives or an aim, timings and help for different students', () => {
    const plans = ofType('lessonPlan').filter((entry) => entry.fields['subType']?.[LOCALE] === 'Lesson plan');
    const lacking = plans.filter((entry) => {
      const text = plainText(entry.fields['body']![LOCALE] as RichTextNode);
      return (
        !/minutes/.test(text) ||
        !/More support/.test(text) ||
        !/More stretch/.test(text) ||
        !/Aim|students can/.test(text)
      );
    });
    expect(lacking.map(({ sys }) => sys.id)).toEqual([]);
  });

  it('is typeset: no straight quotation marks, double spaces, leftover markup or spaces before a stop', () => {
    const authored = entries.filter(
      ({ sys }) => !['country', 'educationLevel'].includes(sys.contentType.sys.id),
    );
    const faults = authored.flatMap((entry) =>
      paragraphsOf(entry)
        .filter((paragraph) =>
          /["']|\S {2,}\S|\*\*[^*]+\*\*|\]\(|\s[.,;:](?:\s|$)|undefined|NaN/.test(paragraph),
        )
        .map((paragraph) => `${entry.sys.id}: ${paragraph.slice(0, 90)}`),
    );
    expect(faults).toEqual([]);
  });
});
