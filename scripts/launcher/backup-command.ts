/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the library in DATA_DIR. */
import { mkdir, realpath } from 'node:fs/promises';
import { readEnvironment } from '@/lib/contracts/environment';
import { backUp, restore } from './backup';
import { endWith } from './local-library';

const USAGE = 'usage: npm run backup -- FOLDER, or npm run restore -- FOLDER';

async function main([action, folder]: string[]): Promise<void> {
  const config = readEnvironment(['DATA_DIR'], process.env);
  if (folder === undefined || (action !== 'backup' && action !== 'restore')) throw new Error(USAGE);
  await mkdir(config.DATA_DIR, { recursive: true });
  const dataDir = await realpath(config.DATA_DIR);
  const { madeAt, hasDatabase } = await (action === 'backup'
    ? backUp(dataDir, folder)
    : restore(folder, dataDir));
  process.stdout.write(action === 'backup' ? `  ${folder}\n` : `  ${dataDir}, as it was at ${madeAt}\n`);
  if (!hasDatabase) process.stdout.write('  without the database, which is not in DATA_DIR (DATABASE_URL)\n');
}

main(process.argv.slice(2)).catch(endWith);
