/**
 * `npm run bench:usage`: usage at the size of a large library. A year of 1,000 organisations, 100 million events in the usage
 * tables: how long the reports of one organisation take (limit 1 s); 500 uses a second through the writer for ten minutes, with
 * reports meanwhile; rolling up that day and closing a month. Then what counting costs a page (bench/usage/cost.ts). Fails above
 * a limit. `--only=year` or `--only=cost` runs one part alone, `--seconds=60` a shorter stream, `--organisations=50` fewer
 * organisations.
 */
import { measureCost } from './usage/cost';
import { measureYear } from './usage/year';

const option = (name: string, otherwise: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

const only = option('only', '');
const size = {
  organisations: Number(option('organisations', '1000')),
  seconds: Number(option('seconds', '600')),
};
const isQuick = only === 'cost' || (await measureYear(size));
const isCheap = only === 'year' || (await measureCost());
process.exitCode = isQuick && isCheap ? 0 : 1;
