/**
 * `npm run content -- …`: the publishing side of the content service.
 *
 *   import FILE [--space S] [--environment E] [--prune] [--allow-invalid] [--sample]
 *              (--sample: skips environments in which others have written;
 *              --allow-invalid: imports despite faults with which hosted services would publish, and lists them)
 *   import FILE.csv|.json… --type T --map MAP [--files FOLDER]   tables, by a map of their columns (docs/catalogue.md)
 *              --check, with either: reports every fault, writes nothing
 *   model [--add]   creates the library's content types where there are none; --add: adds the types and fields that are missing
 *   export FILE, publish ID…, unpublish ID…, delete ID…   [--space S] [--environment E] [--asset]
 *   token [--set TOKEN|-] [--space S] [--environment E]… [--name N] [--rate-limit N] [--until TIME]   (0: no limit; -: from standard
 *              input, because everybody on the machine can read a command's arguments)
 *   set FILE|- [--check] changes fields of single entries, or makes them (services/content/publishing/set-fields.ts)
 *   find TYPE FIELD VALUE   ids of the entries, published or not, whose field is VALUE (JSON), one a line; only reads. Several
 *              questions in one are answered in their order, with an empty line between the answers
 *   status
 */
import type { Kysely } from 'kysely';
import { text as readAll } from 'node:stream/consumers';
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { configOrExit } from '@/lib/platform/config';
import { secretRefusal } from '@/lib/platform/start/secrets';
import { messageOf } from '@/lib/platform/message-of';
import { runCommand, UsageError } from '@/services/common/command';
import { migrate, openDatabase } from '@/services/common/database/database';
import { databaseFailure } from '@/services/common/database/database-failure';
import { callersPath } from '@/services/common/files/callers-path';
import { UnreadableFileError } from '@/services/common/files/read-text';
import { questionsIn, rateLimitOf, readArguments, refuseMore, required, timeOf, USAGE } from './arguments';
import { exportFile } from './publishing/files/export-file';
import { FaultyContentError, describeFault } from './publishing/validation/faults';
import { importBundles, importFile, type ImportReport } from './publishing/files/import-file';
import { publish, remove, unpublish } from './publishing/operations';
import { readBundles } from './publishing/files/read-bundle';
import { InputError, jsonOf, parsedAs, readJson } from './publishing/files/read-json';
import { changesSchema, findEntries, setFields } from './publishing/set-fields';
import { statusLines } from './publishing/status';
import { NoSuchResourceError, type Target } from './publishing/stored-resource';
import { readStructure } from './publishing/files/structure';
import { hasToken, setToken } from './publishing/tokens';
import { withNewFields } from './publishing/files/new-fields';
import type { Place } from './store/place';
import { importTable, type TableReport } from './spreadsheets/import-table';
import { describeTableFault, type TableFault, TableError } from './spreadsheets/table-fault';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';

type Values = ReturnType<typeof readArguments>['values'];

interface Session {
  db: Kysely<Tables>;
  place: Place;
  dataDir: string;
  operands: readonly string[];
  values: Values;
  /** Whether secrets are held to be hard to guess, as at a start: everywhere but in a test and in development. */
  isJudged: boolean;
  say: (line: string) => void;
}

const fileIn = (operands: readonly string[]) => callersPath(required(operands[0], 'FILE'));

/** With --check in the words of what would be: nothing was written. */
const sayReports = (reports: readonly ImportReport[], { say, values: { check } }: Session) => {
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

async function importVerb(session: Session): Promise<void> {
  const { db, dataDir, operands, values } = session;
  if (values.map !== undefined || values.type !== undefined) return tableVerb(session);
  refuseMore(operands, 1);
  const { space, prune, sample, check: rehearse, 'allow-invalid': allowInvalid } = values;
  const environment = values.environment?.[0];
  const options = { db, dataDir, space, environment, prune, sample, allowInvalid, rehearse };
  sayReports(await importFile(fileIn(operands), options), session);
}

/** Even a library without entries needs its content types: pages query them by name. */
async function modelVerb(session: Session): Promise<void> {
  const { db, place, dataDir, values } = session;
  const stored = [...(await readStructure(db, place)).contentTypes.values()];
  if (stored.length > 0 && !values.add) return;
  const contentTypes = withNewFields(stored, contentModel.contentTypes);
  const bundle = { contentTypes, space: { id: place.space, name: place.space }, entries: [], assets: [] };
  const options = { db, dataDir, environment: place.environment };
  sayReports(await importBundles(readBundles(bundle, options), dataDir, options), session);
}

async function setVerb(session: Session): Promise<void> {
  const { db, place, dataDir, operands, values } = session;
  const isPiped = operands[0] === '-';
  const name = isPiped ? 'standard input' : fileIn(operands);
  const json = isPiped ? jsonOf(await readAll(process.stdin), name) : await readJson(name);
  const changes = parsedAs(changesSchema, json, {
    name,
    what: 'a list of changes (entries with their fields)',
  });
  sayReports(await setFields(db, place, changes, dataDir, { rehearse: values.check }), session);
}

async function findVerb({ db, place, operands, say }: Session): Promise<void> {
  for (const [index, question] of questionsIn(operands).entries()) {
    if (index > 0) say('');
    (await findEntries(db, place, question)).forEach(say);
  }
}

/** A token that others could guess may only be given an end: it opens all that is published. */
async function refuseWeakToken(
  { db, place, isJudged }: Session,
  token: string,
  endsAt?: Date,
): Promise<void> {
  const refusal = isJudged ? secretRefusal('the token', token) : null;
  if (refusal === null || (endsAt && (await hasToken(db, place.space, token)))) return;
  throw new InputError(refusal);
}

async function tokenVerb(session: Session): Promise<void> {
  const { db, place, operands, values, say } = session;
  const { set, name, environment: environments } = values;
  const rateLimit = rateLimitOf(values['rate-limit']);
  const endsAt = timeOf(values.until);
  const token =
    set === '-'
      ? required((await readAll(process.stdin)).trim() || undefined, 'the token')
      : (set ?? operands[0]);
  if (token !== undefined) await refuseWeakToken(session, token, endsAt);
  say(await setToken(db, { space: place.space, token, name, environments, rateLimit, endsAt }));
}

type Change = (db: Kysely<Tables>, place: Place, target: Target) => Promise<unknown>;

function eachId(change: Change, done: string) {
  return async ({ db, place, operands, values, say }: Session): Promise<void> => {
    required(operands[0], 'an id');
    for (const id of operands) {
      await change(db, place, { kind: values.asset ? 'Asset' : 'Entry', id });
      say(`${id} ${done}`);
    }
  };
}

const exportVerb = ({ db, place, dataDir, operands }: Session) =>
  exportFile(db, place, dataDir, fileIn(operands));

const verbs: ReadonlyMap<string, (session: Session) => Promise<void>> = new Map([
  ['import', importVerb],
  ['model', modelVerb],
  ['set', setVerb],
  ['find', findVerb],
  ['export', exportVerb],
  ['publish', eachId(publish, 'published')],
  ['unpublish', eachId(unpublish, 'unpublished')],
  ['delete', eachId(remove, 'deleted')],
  ['token', tokenVerb],
  ['status', async ({ db, say }) => (await statusLines(db)).forEach(say)],
]);

/** How many operands a command takes, where that is not any number of them. */
const MOST_OPERANDS: ReadonlyMap<string, number> = new Map([
  ['model', 0],
  ['set', 1],
  ['export', 1],
  ['token', 1],
  ['status', 0],
]);

/**
 * What writes nothing leaves the schema as it is, and waits for nobody who changes it. `set --check` does wait for a publication
 * that is under way: it makes one of its own, which it takes back.
 */
const writesNothing = (name: string, { check }: Values) => name === 'find' || (name === 'set' && check);

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const { positionals, values } = readArguments();
  const [name = '', ...operands] = positionals;
  const verb = verbs.get(name);
  if (!verb) throw new UsageError(name === '' ? 'the command is missing' : `${name} is no command`);
  refuseMore(operands, MOST_OPERANDS.get(name) ?? Infinity);
  const config = configOrExit([
    'DATABASE_URL',
    'DATA_DIR',
    'CONTENTFUL_SPACE_ID',
    'CONTENTFUL_ENVIRONMENT',
    'NODE_ENV',
  ] as const);
  await using database = openDatabase<Tables>(config.DATABASE_URL, SCHEMA, 2);
  const space = values.space ?? config.CONTENTFUL_SPACE_ID;
  const place = { space, environment: values.environment?.[0] ?? config.CONTENTFUL_ENVIRONMENT };
  try {
    if (!writesNothing(name, values)) await migrate(database, SCHEMA, migrations);
    const isJudged = config.NODE_ENV === 'production';
    await verb({ db: database.db, place, dataDir: config.DATA_DIR, operands, values, isJudged, say });
    return 0;
  } catch (error) {
    throw databaseFailure(error, database.host);
  }
}

/** A line for each fault, and how many there are. */
function textOf(error: unknown): string {
  if (error instanceof FaultyContentError) return error.faults.map(describeFault).join('\n');
  if (error instanceof TableError) return [...error.faults.map(describeTableFault), error.message].join('\n');
  return messageOf(error);
}

/** EX_DATAERR of sysexits. */
const EXIT_DATA = 65;
const dataErrors = [FaultyContentError, TableError, InputError, UnreadableFileError, NoSuchResourceError];

const exitCodeOf = (error: unknown): number =>
  dataErrors.some((kind) => error instanceof kind) ? EXIT_DATA : 1;

await runCommand(run, { usage: USAGE, textOf, exitCodeOf });
