/** The tests that the commands of package.json and of the documents name exist: a moved file would leave a proof that nobody can run. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const filesOf = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
    .trim()
    .split('\n');

const COMMAND = /jest (?:--runInBand )?--selectProjects ([a-z ]+?) -- ([\w ./-]+)/g;
const tests = filesOf('__tests__').filter((path) => /\.test\.tsx?$/.test(path));

const named = filesOf('package.json', '*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMAND)].flatMap(([, projects = '', patterns = '']) =>
    patterns
      .trim()
      .split(' ')
      .map((pattern) => ({ file, projects: projects.split(' '), pattern })),
  ),
);

it.each(named)('$file: $pattern is a test of $projects', ({ projects, pattern }) => {
  const isOf = (path: string) =>
    projects.some((project) => path.startsWith(`__tests__/${project === 'components' ? 'unit' : project}/`));
  expect(tests.filter((path) => isOf(path) && path.includes(pattern))).not.toEqual([]);
});
