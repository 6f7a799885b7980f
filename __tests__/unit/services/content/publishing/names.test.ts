/** Ids that are made from names: as long as the content API allows, and each name's own. */
import { contentIdSchema } from '@/lib/contracts/http/ids';
import { idFrom } from '@/services/content/publishing/names';

const TYPE = 'production';
/** The id of a name of so many letters, which differ at the end alone. */
const idOfLength = (letters: number, last: string) => idFrom(TYPE, `${'x'.repeat(letters - 1)}${last}`);

it('a name of up to 53 letters is in the id of a production as it is', () => {
  expect(idOfLength(53, 'a')).toBe(`production-${'x'.repeat(52)}a`);
});

it.each([54, 64, 150, 400])(
  'of names of %i letters, no two have one id, and each fits the content API',
  (letters) => {
    const ids = ['a', 'b'].map((last) => idOfLength(letters, last));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect([contentIdSchema.safeParse(id).success, id.length]).toEqual([true, 64]);
    expect(idOfLength(letters, 'a')).toBe(ids[0]);
  },
);
