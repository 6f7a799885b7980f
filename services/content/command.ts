/**
 * `npm run content -- …`: the publishing side of the content service.
 *
 *   import FILE [--space S] [--environment E] [--prune]
 *   export FILE, publish ID…, unpublish ID…, delete ID…   [--space S] [--environment E] [--asset]
 *   token [--set TOKEN] [--space S] [--environment E]… [--name N] [--rate-limit N]   (0: no limit)
 *   status
 */
import { parseArgs } from 'node:util';
import { configOrExit } from '@/services/common/config';
import { migrate, openDatabase } from '@/services/common/database';
import { exportFile } from './publishing/export-file';
import { FaultyContentError, describeFault } from './publishing/faults';
import { importFile } from './publishing/import-file';
import { publish, remove, unpublish } from './publishing/operations';
import { statusLines } from './publishing/status';
import { NoSuchResourceError } from './publishing/stored-resource';
import { setToken } from './publishing/tokens';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';

const USAGE =
  'usage: content import|export|publish|unpublish|delete|token|status [FILE | ID…] [--space S] [--environment E] [--asset] [--prune]';

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        space: { type: 'string' },
        environment: { type: 'string', multiple: true },
        asset: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        name: { type: 'string' },
        set: { type: 'string' },
        'rate-limit': { type: 'string' },
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

async function run(say: (line: string) => void): Promise<void> {
  const { positionals, values } = readArguments();
  const [verb, ...operands] = positionals;
  const config = configOrExit([
    'DATABASE_URL',
    'DATA_DIR',
    'CONTENTFUL_SPACE_ID',
    'CONTENTFUL_ENVIRONMENT',
  ] as const);
  const database = openDatabase<Tables>(config.DATABASE_URL, SCHEMA, 2);
  const { db } = database;
  const space = values.space ?? config.CONTENTFUL_SPACE_ID;
  const place = { space, environment: values.environment?.[0] ?? config.CONTENTFUL_ENVIRONMENT };
  const target = (id: string) => ({ kind: values.asset ? ('Asset' as const) : ('Entry' as const), id });
  const each = async (work: (id: string) => Promise<unknown>, done: string) => {
    required(operands[0], 'an id');
    for (const id of operands) {
      await work(id);
      say(`${id} ${done}`);
    }
  };
  const verbs: Readonly<Record<string, () => Promise<void>>> = {
    import: async () => {
      const file = required(operands[0], 'FILE');
      const environment = values.environment?.[0];
      const reports = await importFile(file, {
        db,
        dataDir: config.DATA_DIR,
        space: values.space,
        environment,
        prune: values.prune,
      });
      for (const report of reports) {
        const { added, changed, unchanged, removed } = report;
        say(
          `${report.space}/${report.environment}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
        );
      }
    },
    export: () => exportFile(db, place, config.DATA_DIR, required(operands[0], 'FILE')),
    publish: () => each((id) => publish(db, place, target(id)), 'published'),
    unpublish: () => each((id) => unpublish(db, place, target(id)), 'unpublished'),
    delete: () => each((id) => remove(db, place, target(id)), 'deleted'),
    token: async () => {
      const rateLimit = rateLimitOf(values['rate-limit']);
      say(
        await setToken(db, {
          space,
          token: values.set ?? operands[0],
          name: values.name,
          environments: values.environment,
          rateLimit,
        }),
      );
    },
    status: async () => (await statusLines(db)).forEach(say),
  };
  const action = verbs[verb ?? ''];
  try {
    if (!action) throw new UsageError(`${verb ?? 'nothing'} is no command`);
    await migrate(database, SCHEMA, migrations);
    await action();
  } finally {
    await database.close();
  }
}

/** EX_USAGE and EX_DATAERR of sysexits. */
const EXIT_USAGE = 64;
const EXIT_DATA = 65;

run((line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
  const lines =
    error instanceof FaultyContentError ? error.faults.map(describeFault) : [(error as Error).message];
  const usage = error instanceof UsageError ? [USAGE] : [];
  process.stderr.write(`${[...lines, ...usage].join('\n')}\n`);
  const isData = error instanceof FaultyContentError || error instanceof NoSuchResourceError;
  process.exitCode = error instanceof UsageError ? EXIT_USAGE : isData ? EXIT_DATA : 1;
});
