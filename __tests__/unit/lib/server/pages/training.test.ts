/** A course as a viewer sees it. */
import { courseOf } from '@/lib/server/pages/training/courses';
import { entries, entry, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import { british } from './item/fixture';

it('names no module that the viewer may not see: nor where it stands among the others, nor how many there are', async () => {
  const source = tableSource([
    ...entries,
    entry('trainingCourse', 'two', { modules: links('tcm-one', 'tcm-two') }),
    entry('trainingCourseModule', 'tcm-two', { name: 'What few may see' }),
  ]);
  const found = (await source.find('trainingCourse', 'two'))!;
  const named = (blockedContentIds: string[]) =>
    courseOf(found, { ...british, blockedContentIds }).modules.map(({ id }) => id);
  expect(named([])).toEqual(['tcm-one', 'tcm-two']);
  expect(named(['tcm-two'])).toEqual(['tcm-one']);
});
