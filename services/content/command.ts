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
import { messageOf } from '@/lib/platform/message-of';
import { runCommand, UsageError } from '@/services/common/command';
import { migrate, openDatabase } from '@/services/common/database/database';
import { databaseFailure } from '@/services/common/database/database-failure';
import { UnreadableFileError } from '@/services/common/files/read-text';
import { questionsIn, readArguments, refuseMore, required, USAGE } from './arguments';
import { exportFile } from './publishing/files/export-file';
import { FaultyContentError, describeFault } from './publishing/validation/faults';
import { importBundles } from './publishing/files/import-file';
import { publish, remove, unpublish } from './publishing/operations';
import { readBundles } from './publishing/files/read-bundle';
import { InputError, jsonOf, parsedAs, readJson } from './publishing/files/read-json';
import { changesSchema, findEntries, setFields } from './publishing/set-fields';
import { statusLines } from './publishing/status';
import { NoSuchResourceError, type Target } from './publishing/stored-resource';
import { readStructure } from './publishing/files/structure';
import { withNewFields } from './publishing/files/new-fields';
import type { Place } from './store/place';
import { describeTableFault, TableError } from './spreadsheets/table-fault';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';
import { importVerb, sayReports } from './verbs/import';
import { fileIn, type Session, type Values } from './verbs/session';
import { tokenVerb } from './verbs/token';

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
