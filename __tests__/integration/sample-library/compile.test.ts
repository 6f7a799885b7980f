import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compileCatalogue } from '@/sample-library/compile';

it('two starts from one clone compile the library at once, and leave no halves behind', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'compile-'));
  try {
    const compile = () => compileCatalogue({ cacheDir: folder, log: () => undefined, pictures: false });
    const [one, other] = await Promise.all([compile(), compile()]);
    expect(other).toEqual(one);
    expect((await readdir(folder)).sort()).toEqual(['documents', path.basename(one.file), 'pictures']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
