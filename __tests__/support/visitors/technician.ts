/** What a technician types and sees: commands in a data folder, a browser that knows the library's name. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts, demoOrganisations } from '@/services/common/demo-accounts';

export interface Done {
  code: number | null;
  said: string;
}

/** Runs `npm run NAME -- …` as scripts/local.mjs does once everything is built. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Done> {
  const script = `dist/services/${name}-command.mjs`;
  const child = spawn(process.execPath, ['dist/local.mjs', script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

/** Words that only the demonstration has. */
const demonstration = [
  ...demoAccounts.flatMap(({ email, password }) => [email, password]),
  ...Object.values(demoOrganisations),
  'harbourside',
  'tomorrow-and-tomorrow',
  'Young Company',
  'The sample library',
  '203.0.113',
];

/** The words of the demonstration that a text holds. */
export const demonstrationIn = (text: string): string[] =>
  demonstration.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

/** What a page must not say of a work of which nothing is known: no guidance, no count, no level of two countries. */
const INVENTED =
  /nothing to warn of|no (?:content )?guidance|\b0 (?:plays|works|items|films|recordings|minutes|titles|entries)\b|whole plays on film|plays on film, interviews|with everything about it|ready to teach|with captions and chapters|(?:UK|USA|United Kingdom|United States) levels?/gi;

/** The statements of a page's text that no data stands behind. */
export const inventedIn = (html: string): string[] =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .match(INVENTED) ?? [];

/** All that the processes have written. */
export function logsOf(dataDir: string): string {
  const folder = path.join(dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
