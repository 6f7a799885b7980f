/** Writes `.env.example` from the one table of variables; `--check` only reports whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentExample } from './support/env-example';

const FILE = '.env.example';
const text = environmentExample();
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  process.stderr.write('.env.example is stale: npm run env:example\n');
  process.exit(1);
}
