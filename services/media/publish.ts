/** Publishes recordings and asks for entries by the content service's own command: services do not touch each other's tables. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { unavailable } from '@/lib/platform/service-error';
import type { EntryName, HasEntry } from './new-entry';

/** Runs the content command, over what is written to it; `answer` and `said` are its standard output and error. */
async function content(operands: readonly string[], input = '') {
  const command = path.resolve('dist', 'services', 'content-command.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', command, ...operands]);
  let answer = '';
  let said = '';
  const code = await new Promise<number | null>((resolve, reject) => {
    // First, because a process that could not be started has no streams, and without a listener its error ends ours.
    child.once('error', reject).once('close', resolve);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
  return { code, answer, said: said.trim() };
}

/** Applies changes in the format of `content set`. Rejects if they are refused. Idempotent. */
export async function publish(changes: unknown): Promise<void> {
  const { code, said } = await content(['set', '-'], JSON.stringify(changes));
  if (code !== 0) throw new Error(`The recording lies whole, and could not be published: ${said}`);
}

/** EX_DATAERR: the library answers, and would not take it. */
const REFUSED = 65;

/** Why the library would not take changes in the format of `content set`; null if it would. Writes nothing. Throws UNAVAILABLE. */
export async function publicationFault(changes: unknown): Promise<string | null> {
  const { code, said } = await content(['set', '-', '--check'], JSON.stringify(changes));
  if (code === 0) return null;
  if (code === REFUSED) return said.replaceAll('\n', '; ');
  return unavailable('The library could not be asked')(new Error(said));
}

/** The field of an entry that names its recording: of the media entry that it links to. */
const SHOWN = 'media.assetId';

/**
 * Ids of the entries of a type, published or not, with each of these values in its field. One process for all of them, because each
 * takes a second to start. Throws UNAVAILABLE.
 */
async function entriesWith(
  contentType: string,
  wanted: Readonly<Record<string, string>>,
): Promise<string[][]> {
  const questions = Object.entries(wanted).map(([field, value]) => [
    contentType,
    field,
    JSON.stringify(value),
  ]);
  const { code, answer, said } = await content(['find', '--', ...questions.flat()]);
  if (code !== 0) return unavailable('The library could not be asked for its entries')(new Error(said));
  const answers: string[][] = questions.map(() => []);
  let at = 0;
  for (const line of answer.split('\n').slice(0, -1)) {
    if (line === '') at += 1;
    else answers[at]?.push(line);
  }
  return answers;
}

/** Asked of the database and not of the delivery API, which does not tell of what is not published. Throws UNAVAILABLE. */
export const hasEntry: HasEntry = async ({ contentType, slug }, assetId) =>
  (await entriesWith(contentType, { slug, ...(assetId === null ? {} : { [SHOWN]: assetId }) })).flat()
    .length > 0;

/**
 * The entry of that type which shows the recording under another slug, and whether this slug is another entry's by now; null
 * where the entry of this slug shows it, or none does. An editor can have renamed an entry since its recording was made. Throws
 * UNAVAILABLE.
 */
export async function renamedEntry(
  { contentType, slug }: EntryName,
  assetId: string,
): Promise<{ id: string; isSlugTaken: boolean } | null> {
  const [own = [], shown = []] = await entriesWith(contentType, { slug, [SHOWN]: assetId });
  const [id] = shown;
  if (id === undefined || shown.some((one) => own.includes(one))) return null;
  return { id, isSlugTaken: own.length > 0 };
}
