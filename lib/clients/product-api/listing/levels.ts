import { LISTING_LIMIT_MAX } from '@/lib/contracts/constants';
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { ask, type ProductConnection } from '../fetch';

async function contract() {
  const [{ z }, { educationLevelSchema }] = await Promise.all([
    import('zod'),
    import('@/lib/contracts/catalogue/content-parts'),
  ]);
  return { levelsSchema: z.object({ items: z.array(educationLevelSchema), total: z.number() }) };
}

/** Every education level of every country, fetched page by page. */
export async function fetchEducationLevels(
  connection: ProductConnection,
): Promise<readonly EducationLevel[]> {
  const levels: EducationLevel[] = [];
  for (;;) {
    const path = `/api/education-levels?limit=${LISTING_LIMIT_MAX}&skip=${levels.length}`;
    const { items, total } = await ask(path, contract, 'levelsSchema', { connection });
    levels.push(...items);
    if (items.length === 0 || levels.length >= total) return levels;
  }
}
