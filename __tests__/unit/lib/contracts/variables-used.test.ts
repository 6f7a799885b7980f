/** Every variable of `.env.example` is set by a test or looked at by the doctor: none is a promise that nobody tries. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '@/lib/contracts/environment';
import { environmentExample } from '@/scripts/support/env-example';

const SELF = 'variables-used.test.ts';

/** A comment uses nothing. */
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && path.basename(name) !== SELF)
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(COMMENTS, ''))
    .join('\n');

it('each variable is used by a test or by the doctor', () => {
  const text = textOf('__tests__') + textOf('scripts/doctor');
  const unused = variables.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

it('.env.example is as the table has it; if not, run `npm run env:example`', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample());
  // Only our own secrets are made by a start: an operator waits in vain for a mail server's.
  expect(environmentExample()).toMatch(/SERVICE_KEY=\n/);
  expect(environmentExample()).toMatch(/Secret\.\n# SMTP_URL=/);
  expect(environmentExample()).toMatch(/made on the first local start\.\n# SERVICE_KEY=/);
});
