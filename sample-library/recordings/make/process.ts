/** Runs a program, feeding it bytes and reading its output. */
import { spawn } from 'node:child_process';

export async function run(command: string, args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stdin.on('error', () => undefined); // the program ended before it read all; its exit code tells
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} ended with code ${code}`);
  return Buffer.concat(output);
}
