/** `npm run service|content|customers -- …`: builds the services when stale, then runs dist/<name>.mjs locally. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareServices, runBundle } from './support/bundle.mjs';

/** Those of SERVICES, and what makes the recordings. */
const SERVICES = ['identity', 'customers', 'content', 'product', 'media', 'media-worker'];

prepareServices();

const [kind, ...rest] = process.argv.slice(2);
const [name, args] = kind === 'service' ? [rest[0], rest.slice(1)] : [kind, rest];
const script = path.join('dist', 'services', `${name}.mjs`);
if (!existsSync(script)) {
  const why = name === undefined ? '' : `There is no service named ${name}\n`;
  process.stderr.write(`${why}usage: npm run service -- ${SERVICES.join('|')}\n`);
  process.exit(2);
}
runBundle('local', [script, ...args]);
