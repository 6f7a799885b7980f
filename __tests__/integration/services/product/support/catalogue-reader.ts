import { spawnSync } from 'node:child_process';
import { aptInstall } from '@/scripts/support/installed.mjs';
import { get, type Product } from './harness';

/** HTTP Basic of an organisation's key. */
export const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** What somebody of a network may list, item by item. */
export async function listedIds(product: Product, address: string): Promise<string[]> {
  const ids = await Promise.all(
    ['productions', 'guides', 'interviews', 'workshops', 'lesson-plans'].map(async (listing) => {
      const { body } = await get(product, `/api/${listing}?limit=100`, { address });
      return (body.items as { id: string; media: unknown; documents: unknown[] }[]).filter(
        ({ media, documents }) => listing === 'guides' || media || documents.length > 0,
      );
    }),
  );
  return ids
    .flat()
    .map(({ id }) => id)
    .toSorted();
}

const hasModule = () => spawnSync('perl', ['-MMARC::Batch', '-e', '1']).status === 0;

/** Debian's reader of MARC, installed where that is possible; without it its test is skipped, and counted as skipped. */
export const haveMarcReader = (): boolean =>
  hasModule() || (aptInstall(['libmarc-record-perl']) && hasModule());
