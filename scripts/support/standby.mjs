/**
 * Preloaded (`node --import`) in a process of `npm run dev` that stands by: loads the packages that its script imports, and
 * lets the script begin at the first message. By then the script may have been built anew; it is read only afterwards.
 */
import { readFileSync } from 'node:fs';

/** An import of a package or of Node, as esbuild writes them; the last line of one that takes several. */
const IMPORT = /^(?:import |\} from ).*"([^"]+)";$/gm;

const begun = new Promise((resolve) => process.once('message', resolve));
const end = () => process.exit(0);
process.once('disconnect', end);

const names = [...readFileSync(process.argv[1], 'utf8').matchAll(IMPORT)].map(([, name]) => name);
await Promise.allSettled(names.map((name) => import(name)));
await begun;
process.off('disconnect', end);
