/** Publishes a recording with the content service's own command: services do not touch each other's tables. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ServiceError } from '@/lib/platform/service-error';
import type { HasEntry } from './new-entry';

/** What `content set` answers for changes that it refuses (EX_DATAERR of sysexits); anything else is a failure of its own. */
const EXIT_DATA = 65;

async function contentSet(changes: unknown): Promise<{ code: number | null; said: string }> {
  const command = path.resolve('dist', 'services', 'content-command.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', command, 'set', '-'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  const code = await new Promise<number | null>((resolve, reject) => {
    // First, because a process that could not be started has no streams, and without a listener its error ends ours.
    child.once('error', reject).once('close', resolve);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(changes));
  });
  return { code, said: said.trim() };
}

/** Applies changes in the format of `content set`. Rejects if they are refused. Idempotent. */
export async function publish(changes: unknown): Promise<void> {
  const { code, said } = await contentSet(changes);
  if (code !== 0) throw new Error(`The recording lies whole, and could not be published: ${said}`);
}

/** Asked of the database and not of the delivery API, which does not tell of what is not published. Throws UNAVAILABLE. */
export const hasEntry: HasEntry = async (entry) => {
  const { code, said } = await contentSet({ absent: [entry], entries: [] });
  if (code === 0) return false;
  if (code === EXIT_DATA) return true;
  throw new ServiceError('UNAVAILABLE', 'The library could not be asked for its entries', { cause: said });
};
