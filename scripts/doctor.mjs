/** `npm run doctor`: examines this machine and its settings (scripts/doctor). */
import { prepareServices, runBundle } from './support/bundle.mjs';

prepareServices();
runBundle('doctor', []);
