/** Publishes recordings and asks for entries by the content service's own command: services do not touch each other's tables. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ServiceError } from '@/lib/platform/service-error';
import { linkTo } from './ingest/publication';
import type { HasEntry } from './new-entry';

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

/** Ids of the entries of a type with this value in a field, published or not. Throws UNAVAILABLE. */
async function entriesWith(contentType: string, field: string, value: unknown): Promise<string[]> {
  const { code, answer, said } = await content(['find', '--', contentType, field, JSON.stringify(value)]);
  if (code !== 0)
    throw new ServiceError('UNAVAILABLE', 'The library could not be asked for its entries', { cause: said });
  return answer.split('\n').filter((line) => line !== '');
}

/** Asked of the database and not of the delivery API, which does not tell of what is not published. Throws UNAVAILABLE. */
export const hasEntry: HasEntry = async ({ contentType, slug }, assetId) => {
  if ((await entriesWith(contentType, 'slug', slug)).length > 0) return true;
  const media = assetId === null ? [] : await entriesWith('media', 'assetId', assetId);
  for (const id of media) if ((await entriesWith(contentType, 'media', linkTo(id))).length > 0) return true;
  return false;
};
