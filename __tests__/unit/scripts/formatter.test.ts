/** The formatter decides how product code is set; it is told to leave alone only tables, whose rows are read as rows. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const rooms = ['components', 'gateway', 'hooks', 'lib', 'pages', 'services', 'stores'];

/** HTML in a template, whose spaces are seen on the page. */
const templates: ReadonlySet<string> = new Set(['components/filters/options-markup.ts']);

const IGNORED = /prettier-ignore/;
const END_OF_TABLE = /^\s*(?:\]|\} as const)/;

it('is off for tables alone', () => {
  const files = execFileSync('git', ['ls-files', '--', ...rooms.map((room) => `${room}/**/*.ts*`)], {
    encoding: 'utf8',
  });
  const others = files
    .trim()
    .split('\n')
    .filter((file) => !templates.has(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => IGNORED.test(line) && !END_OF_TABLE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(others).toEqual([]);
});
