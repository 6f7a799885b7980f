/** Publishes a recording with the content service's own command: services do not touch each other's tables. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** Applies changes in the format of `content set`. Rejects if they are refused. Idempotent. */
export async function publish(changes: unknown): Promise<void> {
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
  if (code !== 0) throw new Error(`The recording lies whole, and could not be published: ${said.trim()}`);
}
