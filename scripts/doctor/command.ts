/**
 * `npm run doctor`: examines settings, secrets, addresses, certificate, database, mail, storage, ffmpeg, disk, ports and clock, and
 * says what to do. Changes nothing. Exits with 1 if there is a fault. Run it with the same environment as `npm start`.
 */
import { examineAll, reportLines } from './examine';

const settings = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
const found = await examineAll(settings);
const faults = found.flatMap(({ findings }) => findings.filter(({ level }) => level === 'fault')).length;
process.stdout.write(`${reportLines(found).join('\n')}\n`);
process.stdout.write(
  faults === 0 ? 'Nothing stands in the way.\n' : `${faults} to mend; after that, ask again.\n`,
);
process.exit(faults === 0 ? 0 : 1);
