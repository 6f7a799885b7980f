/** `npm run keys -- list` and `npm run keys -- rotate [NAME…]`: the keys of the library in DATA_DIR. */
import { prepareServices, runBundle } from './support/bundle.mjs';

prepareServices();
runBundle('launcher-keys', process.argv.slice(2));
