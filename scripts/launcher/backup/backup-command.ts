/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, for the library in DATA_DIR. */
import path from 'node:path';
import { readEnvironment } from '@/lib/contracts/environment';
import { callersPath } from '@/services/common/files/callers-path';
import { backUp, restore } from './backup';
import { endWith } from '../local-library';
import { notCopied } from './not-copied';

const USAGE = 'usage: npm run backup -- FOLDER, or npm run restore -- FOLDER';

const say = (line: string) => void process.stdout.write(`  ${line}\n`);

async function main([action, given]: string[]): Promise<void> {
  const config = readEnvironment(['DATA_DIR'], process.env);
  if (given === undefined || given.startsWith('-') || (action !== 'backup' && action !== 'restore'))
    throw new Error(USAGE);
  const folder = callersPath(given);
  const dataDir = path.resolve(config.DATA_DIR);
  if (action === 'backup') {
    const left = notCopied(process.env);
    await backUp(dataDir, folder, process.env.DATABASE_URL);
    say(folder);
    return left.forEach(say);
  }
  const { madeAt, hasDatabase } = await restore(folder, dataDir);
  say(`${dataDir}, as it was at ${madeAt}`);
  if (!hasDatabase) say('without the database, which was not in DATA_DIR (DATABASE_URL)');
}

main(process.argv.slice(2)).catch(endWith);
