/**
 * `npm run content -- …`: the publishing side of the content service.
 *
 *   import FILE [--space S] [--environment E] [--prune] [--allow-invalid] [--sample]
 *              (--sample: skips environments in which others have written;
 *              --allow-invalid: imports despite faults with which hosted services would publish, and lists them)
 *   import FILE.csv|.json --type T --map MAP [--files FOLDER]   a table, by a map of its columns (docs/catalogue.md)
 *              --check, with either: reports every fault, writes no entries or assets
 *   model [--add]   creates the library's content types where there are none; --add: adds the types and fields that are missing
 *   export FILE, publish ID…, unpublish ID…, delete ID…   [--space S] [--environment E] [--asset]
 *   token [--set TOKEN] [--space S] [--environment E]… [--name N] [--rate-limit N] [--until TIME]   (0: no limit)
 *   set FILE|- changes fields of single entries, or makes them (services/content/publishing/set-fields.ts)
 *   find TYPE FIELD VALUE   ids of the entries, published or not, whose field is VALUE (JSON), one a line; only reads
 *   status
 */
import type { Kysely } from 'kysely';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import contentModel from '@/lib/contracts/content-model.json';
import { configOrExit } from '@/lib/platform/config';
import { bearClosedPipe } from '@/services/common/closed-pipe';
import { migrate, openDatabase } from '@/services/common/database';
import { databaseFailure } from '@/services/common/database-failure';
import { exportFile } from './publishing/export-file';
import { FaultyContentError, describeFault } from './publishing/faults';
import { importBundles, importFile, type ImportReport } from './publishing/import-file';
import { publish, remove, unpublish } from './publishing/operations';
import { readBundles } from './publishing/read-bundle';
import { changesSchema, findEntries, setFields } from './publishing/set-fields';
import { statusLines } from './publishing/status';
import { NoSuchResourceError, type Target } from './publishing/stored-resource';
import { readStructure, type Place } from './publishing/structure';
import { setToken } from './publishing/tokens';
import { withNewFields } from './publishing/new-fields';
import { importTable } from './tables/import-table';
import { describeTableFault, TableError } from './tables/table-fault';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';

const USAGE =
  'usage: content import|export|model|set|find|publish|unpublish|delete|token|status [FILE | ID…] [--space S] [--environment E] [--asset] [--prune] [--allow-invalid] [--check] [--type T --map MAP [--files FOLDER]]';

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        space: { type: 'string' },
        environment: { type: 'string', multiple: true },
        help: { type: 'boolean', default: false },
        asset: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        'allow-invalid': { type: 'boolean', default: false },
        sample: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        add: { type: 'boolean', default: false },
        type: { type: 'string' },
        map: { type: 'string' },
        files: { type: 'string' },
        name: { type: 'string' },
        set: { type: 'string' },
        'rate-limit': { type: 'string' },
        until: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`${what} is missing`);
  return value;
}

function rateLimitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError('--rate-limit must be a whole number');
  return Number(text);
}

function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (Number.isNaN(Date.parse(text))) throw new UsageError('--until must be a time, as 2026-12-31T12:00Z');
  return new Date(text);
}

type Values = ReturnType<typeof readArguments>['values'];

interface Session {
  db: Kysely<Tables>;
  place: Place;
  dataDir: string;
  operands: readonly string[];
  values: Values;
  say: (line: string) => void;
}

const sayReports = (reports: readonly ImportReport[], say: Session['say']) => {
  for (const { space, environment, added, changed, unchanged, removed, foreign, tolerated } of reports) {
    if (foreign) {
      say(`${space}/${environment} holds a library of its own: the sample is left out`);
      continue;
    }
    tolerated.forEach((fault) => say(`imported all the same: ${describeFault(fault)}`));
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
    say(`${space}/${environment}: ${counts}`);
  }
};

/** Imports a table by a map into one content type; a library without content types gets them first. */
async function tableVerb(session: Session, file: string): Promise<void> {
  const { db, place, dataDir, values, say } = session;
  await modelVerb(session);
  const { type, map, files, check } = values;
  const table = { type: required(type, '--type'), map: required(map, '--map'), files, check };
  const { reports, unused } = await importTable({ db, place, dataDir, file, ...table });
  if (unused.length > 0) say(`not in the map: ${unused.join(', ')}`);
  sayReports(reports, say);
}

async function importVerb(session: Session): Promise<void> {
  const { db, dataDir, operands, values, say } = session;
  if (values.map !== undefined || values.type !== undefined)
    return tableVerb(session, required(operands[0], 'FILE'));
  const { space, prune, sample, check: rehearse, 'allow-invalid': allowInvalid } = values;
  const environment = values.environment?.[0];
  const options = { db, dataDir, space, environment, prune, sample, allowInvalid, rehearse };
  sayReports(await importFile(required(operands[0], 'FILE'), options), say);
}

/** Even a library without entries needs its content types: pages query them by name. */
async function modelVerb({ db, place, dataDir, values, say }: Session): Promise<void> {
  const stored = [...(await readStructure(db, place)).contentTypes.values()];
  if (stored.length > 0 && !values.add) return;
  const contentTypes = withNewFields(stored, contentModel.contentTypes);
  const bundle = { contentTypes, space: { id: place.space, name: place.space }, entries: [], assets: [] };
  const options = { db, dataDir, environment: place.environment };
  sayReports(await importBundles(readBundles(bundle, options), dataDir, options), say);
}

async function setVerb({ db, place, dataDir, operands, say }: Session): Promise<void> {
  const file = required(operands[0], 'FILE');
  const json: unknown = JSON.parse(
    file === '-' ? await readAll(process.stdin) : await readFile(file, 'utf8'),
  );
  sayReports(await setFields(db, place, changesSchema.parse(json), dataDir), say);
}

async function findVerb({ db, place, operands: [contentType, field, value], say }: Session): Promise<void> {
  const wanted = {
    contentType: required(contentType, 'TYPE'),
    field: required(field, 'FIELD'),
    value: z.json().parse(JSON.parse(required(value, 'VALUE'))),
  };
  (await findEntries(db, place, wanted)).forEach(say);
}

async function tokenVerb({ db, place, operands, values, say }: Session): Promise<void> {
  const { set, name, environment: environments } = values;
  const rateLimit = rateLimitOf(values['rate-limit']);
  const endsAt = timeOf(values.until);
  const token = set ?? operands[0];
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

const verbs: ReadonlyMap<string, (session: Session) => Promise<void>> = new Map([
  ['import', importVerb],
  ['model', modelVerb],
  ['set', setVerb],
  ['find', findVerb],
  [
    'export',
    ({ db, place, dataDir, operands }) => exportFile(db, place, dataDir, required(operands[0], 'FILE')),
  ],
  ['publish', eachId(publish, 'published')],
  ['unpublish', eachId(unpublish, 'unpublished')],
  ['delete', eachId(remove, 'deleted')],
  ['token', tokenVerb],
  ['status', async ({ db, say }) => (await statusLines(db)).forEach(say)],
]);

async function run(say: (line: string) => void): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return say(USAGE);
  const [name = '', ...operands] = positionals;
  const verb = verbs.get(name);
  if (!verb) throw new UsageError(`${name || 'nothing'} is no command`);
  const config = configOrExit([
    'DATABASE_URL',
    'DATA_DIR',
    'CONTENTFUL_SPACE_ID',
    'CONTENTFUL_ENVIRONMENT',
  ] as const);
  const database = openDatabase<Tables>(config.DATABASE_URL, SCHEMA, 2);
  const space = values.space ?? config.CONTENTFUL_SPACE_ID;
  const place = { space, environment: values.environment?.[0] ?? config.CONTENTFUL_ENVIRONMENT };
  try {
    // Only reads: it neither changes the schema nor waits for whoever does.
    if (verb !== findVerb) await migrate(database, SCHEMA, migrations);
    await verb({ db: database.db, place, dataDir: config.DATA_DIR, operands, values, say });
  } catch (error) {
    throw databaseFailure(error, database.host);
  } finally {
    await database.close();
  }
}

/** A line for each fault, and how many there are. */
function linesOf(error: unknown): string[] {
  if (error instanceof FaultyContentError) return error.faults.map(describeFault);
  if (error instanceof TableError) return [...error.faults.map(describeTableFault), error.message];
  return [error instanceof Error ? error.message : String(error)];
}

/** EX_USAGE and EX_DATAERR of sysexits. */
const EXIT_USAGE = 64;
const EXIT_DATA = 65;

bearClosedPipe();
run((line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
  const lines = linesOf(error);
  const usage = error instanceof UsageError ? [USAGE] : [];
  process.stderr.write(`${[...lines, ...usage].join('\n')}\n`);
  const isData =
    error instanceof FaultyContentError ||
    error instanceof TableError ||
    error instanceof NoSuchResourceError;
  process.exitCode = error instanceof UsageError ? EXIT_USAGE : isData ? EXIT_DATA : 1;
});
