/**
 * Runs one service or one of its commands with the local system's environment: `npm run service -- product`,
 * `npm run content -- status`. Uses the running database, or starts it for as long as the command takes.
 */
import { spawn } from 'node:child_process';
import { endWith, withLocalLibrary } from './local-library';

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], { env, stdio: 'inherit' });
  // Ctrl-C reaches the child too, which shuts down by itself.
  process.on('SIGINT', () => undefined);
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0) throw new Error('name what to run');
  // Reading how a command is called makes no library.
  if (args.includes('--help')) return run(args, process.env);
  return withLocalLibrary(({ env }) => run(args, env));
}

main(process.argv.slice(2)).then((code) => process.exit(code), endWith);
