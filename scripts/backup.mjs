/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. */
import { prepareServices, runBundle } from './support/bundle.mjs';

prepareServices();
runBundle('launcher-backup', process.argv.slice(2));
