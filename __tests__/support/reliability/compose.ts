/**
 * The services of compose.yaml as processes: each on a loopback address of its own with exactly the environment that the file
 * gives it, host names alone replaced. What is safe only because all share one address shows here.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const serviceSchema = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

/** The image's own command, for a service that names none. */
function imageCommand(): string[] {
  const line = /^CMD (\[.+\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
  return z.array(z.string()).parse(JSON.parse(line));
}

/** `${NAME}` and `${NAME:?what to do}` (Compose specification, "Interpolation"). */
const interpolated = (text: string, env: Readonly<Record<string, string>>) =>
  text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, name: string) => {
    const value = env[name];
    if (value === undefined) throw new Error(`compose.yaml wants ${name}`);
    return value;
  });

export interface ComposeOptions {
  /** What the operator's .env holds. */
  envFile: Readonly<Record<string, string>>;
  /** What the image sets (Dockerfile). */
  image?: Readonly<Record<string, string>>;
  /** Address of each service; one that runs elsewhere has a port of its own with it. */
  hosts: Readonly<Record<string, string>>;
}

export interface ComposedProcess {
  child: ChildProcess;
  output: () => string;
}

/** Environment of one service: as written, with host names replaced, and "every address" by the container's own. */
export function environmentOf(
  name: string,
  environment: Readonly<Record<string, string>>,
  { envFile, image = {}, hosts }: ComposeOptions,
): Record<string, string> {
  const replaced = (value: string) =>
    Object.entries(hosts).reduce(
      (text, [host, address]) =>
        text.replace(new RegExp(`(?<=//|@|^)${host}(:\\d+)?(?=[:/]|$)`, 'g'), (_all, port?: string) =>
          port && address.includes(':') ? address : `${address}${port ?? ''}`,
        ),
      interpolated(value, envFile),
    );
  const given = Object.entries(environment).map(([key, value]) => [
    key,
    value === '0.0.0.0' ? (hosts[name] ?? value) : replaced(value),
  ]);
  return { ...image, ...envFile, ...Object.fromEntries(given) };
}

/** Starts the named services in order. */
export function startComposed(
  names: readonly string[],
  options: ComposeOptions,
): Record<string, ComposedProcess> {
  const file: unknown = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const { services } = composeSchema.parse(file);
  const started = names.map((name) => {
    const service = services[name];
    if (!service) throw new Error(`compose.yaml has no service ${name}`);
    const [command = '', ...rest] = service.command ?? imageCommand();
    const child = spawn(command === 'node' ? process.execPath : command, rest, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...environmentOf(name, service.environment, options),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return [name, { child, output: () => text }] as const;
  });
  return Object.fromEntries(started);
}
