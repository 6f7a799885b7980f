/** `npm run catalogue -- …`: the sample library's command. */
import { prepareServices, runBundle } from './support/bundle.mjs';

prepareServices();
runBundle('sample-library', process.argv.slice(2));
