/** Every variable of `.env.example` is set by a test or judged by the doctor: none is a promise that nobody tries. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultShown, readEnvironment, variables } from '@/lib/contracts/environment';
import { environmentExample } from '@/scripts/support/env-example';

const SELF = 'variables-used.test.ts';

/** A comment uses nothing. */
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && path.basename(name) !== SELF)
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(COMMENTS, ''))
    .join('\n');

/** As a property, in an assignment, or in a line of an environment file. A word in an expectation sets nothing. */
const setsA = (name: string) =>
  new RegExp(
    `(?<![\\w.])${name}: (?!string|z\\.)|\\b${name} = |[{,]\\s*${name}\\s*[,}]|\\b${name}=\\S|\\['${name}', `,
  );

it('each variable is set by a test or judged by the doctor', () => {
  const tests = textOf('__tests__');
  const doctor = textOf('scripts/doctor');
  const untried = variables.filter(
    ({ name }) => !setsA(name).test(tests) && !new RegExp(`\\b${name}\\b`).test(doctor),
  );
  expect(untried.map(({ name }) => name)).toEqual([]);
});

it('the default that is shown is what an unset variable is read as', () => {
  const shown = new Map(variables.map(({ name }) => [name, defaultShown(name)]));
  // MEDIA_ROOT's is below DATA_DIR, whatever that is.
  for (const [name, text] of shown)
    if (text !== '' && name !== 'MEDIA_ROOT')
      expect(readEnvironment([name], {})).toEqual(readEnvironment([name], { [name]: text }));
  expect([shown.get('SAMPLE_LIBRARY'), shown.get('FFMPEG_PATH')]).toEqual(['', '']);
});

it('.env.example is as the table has it; if not, run `npm run env:example`', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample());
  // Only our own secrets are made by a start: an operator waits in vain for a mail server's.
  expect(environmentExample()).toMatch(/SERVICE_KEY=\n/);
  expect(environmentExample()).toMatch(/Secret\.\n# SMTP_URL=/);
  expect(environmentExample()).toMatch(/made on the first local start\.\n# SERVICE_KEY=/);
});
