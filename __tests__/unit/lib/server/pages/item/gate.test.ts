/** What a page reads to know whether a thing is seen: enough of the library for the one rule's own answer. */
import { entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { seenRecords } from '@/lib/server/pages/item/gate';

const isSeen = async (entries: Parameters<typeof tableSource>[0], slug: string) => {
  const source = tableSource(entries, []);
  const found = await source.findAll('series', [slug]);
  return (await seenRecords(source, anonymousViewer, found)).length === 1;
};

const lesson = entry('lesson', 'lesson');
const held = [
  entry('curriculum', 'shown', { units: links('unit') }),
  entry('curriculumUnit', 'unit', { lessons: links('lesson') }),
];
const orphan = entry('curriculumUnit', 'orphan', { lessons: links('lesson') });
const series = entry('series', 'series', { items: links('lesson', 'orphan') });

it('R-VIS-12 a lesson of a hidden unit is seen where another unit, elsewhere, is shown', async () => {
  expect(await isSeen([series, lesson, orphan, ...held], 'series')).toBe(true);
});

it('R-VIS-12 and is hidden, with the series that holds it, where no unit is', async () => {
  expect(await isSeen([series, lesson, orphan], 'series')).toBe(false);
});
