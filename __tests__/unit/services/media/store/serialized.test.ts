/** @jest-environment node */
import { serialized } from '@/services/media/store/serialized';
import { diskStore } from '@/services/media/store/store';

it('changes of one recording wait for each other; those of another recording do not', async () => {
  const store = serialized(diskStore('/nowhere'));
  const told: string[] = [];
  const edit = (assetId: string, name: string) =>
    store.change(assetId, async () => {
      told.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      told.push(`${name} ends`);
      if (name === 'first') throw new Error('no room');
      return name;
    });
  const first = edit('rec-one', 'first');
  const second = edit('rec-one', 'second');
  const other = edit('rec-two', 'other');
  await expect(first).rejects.toThrow('no room');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(told.indexOf('second begins')).toBeGreaterThan(told.indexOf('first ends'));
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
});
