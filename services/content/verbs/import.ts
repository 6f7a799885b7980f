/** `content import`: bundles, and tables by a map of their columns. */
import { callersPath } from '@/services/common/files/callers-path';
import { UnreadableFileError } from '@/services/common/files/read-text';
import { refuseMore, required } from '../arguments';
import { importFile, type ImportReport } from '../publishing/files/import-file';
import { describeFault } from '../publishing/validation/faults';
import { importTable, type TableReport } from '../spreadsheets/import-table';
import { type TableFault, TableError } from '../spreadsheets/table-fault';
import { fileIn, type Session } from './session';

/** With --check in the words of what would be: nothing was written. */
export const sayReports = (reports: readonly ImportReport[], { say, values: { check } }: Session) => {
  for (const { space, environment, added, changed, unchanged, removed, foreign, tolerated } of reports) {
    if (foreign) {
      say(`${space}/${environment} holds a library of its own: the sample is left out`);
      continue;
    }
    tolerated.forEach((fault) => say(`imported all the same: ${describeFault(fault)}`));
    const counts = check
      ? `would add ${added}, change ${changed}, remove ${removed}; ${unchanged} unchanged`
      : `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
    say(`${space}/${environment}: ${counts}`);
  }
};

/** @param file the name of the table, where there are several */
function sayTable({ reports, unused }: TableReport, file: string | null, session: Session): void {
  const { say } = session;
  if (file !== null) say(file);
  if (unused.length > 0) say(`not in the map: ${unused.join(', ')}`);
  sayReports(reports, session);
}

/** The faults of a table, with the name of the file that has them; throws every other error. */
function namedFaults(error: unknown, file: string, map: string): TableFault[] {
  if (error instanceof UnreadableFileError && error.file === file)
    return [{ place: file, column: null, problem: error.why }];
  if (!(error instanceof TableError)) throw error;
  const places: ReadonlyMap<string, string> = new Map([
    ['file', file],
    ['map', `map ${map}`],
  ]);
  const named = ({ place, ...fault }: TableFault) => ({
    ...fault,
    place: places.get(place) ?? `${file}, ${place}`,
  });
  return error.faults.map(named);
}

/** Throws TableError with what has become of the tables before and after the one that has the faults. */
function refuseTable(faults: readonly TableFault[], files: readonly string[], at: number): never {
  const [before, after] = [files.slice(0, at), files.slice(at + 1)];
  const imported =
    before.length > 0
      ? `nothing of ${files[at] ?? ''} was imported; imported before it: ${before.join(', ')}`
      : 'nothing was imported';
  throw new TableError(faults, after.length > 0 ? `${imported}; not read: ${after.join(', ')}` : imported);
}

/**
 * Imports tables by a map into one content type, each by itself. Ends at the first with faults; with --check, the faults of all are
 * thrown together.
 */
async function tableVerb(session: Session): Promise<void> {
  const { db, place, dataDir, values } = session;
  const { check } = values;
  const [type, map] = [required(values.type, '--type'), callersPath(required(values.map, '--map'))];
  required(session.operands[0], 'FILE');
  const operands = session.operands.map(callersPath);
  const files = values.files === undefined ? undefined : callersPath(values.files);
  const faults: TableFault[] = [];
  for (const [at, file] of operands.entries()) {
    const table = { db, place, dataDir, file, type, map, files, check };
    const done = await importTable(table).catch((error: unknown) => namedFaults(error, file, map));
    if ('reports' in done) sayTable(done, operands.length > 1 ? file : null, session);
    else if (check) faults.push(...done);
    else refuseTable(done, operands, at);
  }
  if (faults.length > 0) throw new TableError(faults);
}

export async function importVerb(session: Session): Promise<void> {
  const { db, dataDir, operands, values } = session;
  if (values.map !== undefined || values.type !== undefined) return tableVerb(session);
  refuseMore(operands, 1);
  const { space, prune, sample, check: rehearse, 'allow-invalid': allowInvalid } = values;
  const environment = values.environment?.[0];
  const options = { db, dataDir, space, environment, prune, sample, allowInvalid, rehearse };
  sayReports(await importFile(fileIn(operands), options), session);
}
