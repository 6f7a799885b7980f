/** `npm run backup|catalogue|doctor|keys|restore`: builds the services when stale, then runs a bundle of dist/ with the arguments. */
import { prepareServices, runBundle } from './support/bundle.mjs';

const [name, ...args] = process.argv.slice(2);
prepareServices();
runBundle(name, args);
