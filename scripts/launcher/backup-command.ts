/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the library in DATA_DIR. */
import path from 'node:path';
import { readEnvironment } from '@/lib/contracts/environment';
import { backUp, restore } from './backup';
import { endWith } from './local-library';

const USAGE = 'usage: npm run backup -- FOLDER, or npm run restore -- FOLDER';

async function main([action, folder]: string[]): Promise<void> {
  const config = readEnvironment(['DATA_DIR'], process.env);
  if (folder === undefined || folder.startsWith('-') || (action !== 'backup' && action !== 'restore'))
    throw new Error(USAGE);
  const dataDir = path.resolve(config.DATA_DIR);
  const { madeAt, hasDatabase } = await (action === 'backup'
    ? backUp(dataDir, folder, process.env.DATABASE_URL)
    : restore(folder, dataDir));
  process.stdout.write(action === 'backup' ? `  ${folder}\n` : `  ${dataDir}, as it was at ${madeAt}\n`);
  if (!hasDatabase) process.stdout.write('  without the database, which is not in DATA_DIR (DATABASE_URL)\n');
}

main(process.argv.slice(2)).catch(endWith);
