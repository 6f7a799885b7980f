/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`; a relative FOLDER is resolved from where the caller was. */
import path from 'node:path';
import { prepareServices, runBundle } from './support/bundle.mjs';

const called = process.env.INIT_CWD ?? process.cwd();
prepareServices();
const [action = '', folder] = process.argv.slice(2);
runBundle(
  'launcher-backup',
  folder === undefined || folder.startsWith('-') ? [action] : [action, path.resolve(called, folder)],
);
