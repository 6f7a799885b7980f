/**
 * `npm run rules`: each rule of docs/rules.md with the tests that cite it, and how many no test cites.
 * A test cites a rule by its id in a name or comment: R-SUR-7, or a run of them as R-SUR-1..4.
 * `--missing` lists only rules without a test; `--require R-SUR,R-NOT` exits with 1 when one of those families has any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ID = /\b(R-[A-Z]+|O)-(\d+)(?:\.\.(\d+))?/g;

/** Every rule id of the checklist with its text, in order. */
function readRules() {
  const text = readFileSync(path.join(root, 'docs', 'rules.md'), 'utf8');
  return [...text.matchAll(/^\| ((?:R-[A-Z]+|O)-\d+) \| (.+?) \|$/gm)].map(([, id, rule]) => ({ id, rule }));
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(file);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Ids cited in a text, runs written out. */
function cited(text) {
  return [...text.matchAll(ID)].flatMap(([, family, from, to]) => {
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => `${family}-${first + index}`);
  });
}

const rules = readRules();
const tests = new Map(rules.map(({ id }) => [id, new Set()]));
for (const file of testFiles(path.join(root, '__tests__'))) {
  for (const id of cited(readFileSync(file, 'utf8'))) tests.get(id)?.add(path.relative(root, file));
}

const missing = rules.filter(({ id }) => tests.get(id)?.size === 0);
const onlyMissing = process.argv.includes('--missing');
for (const { id, rule } of onlyMissing ? missing : rules) {
  const files = [...(tests.get(id) ?? [])];
  process.stdout.write(`${id.padEnd(10)} ${files.length === 0 ? 'NO TEST  ' + rule : files.join(', ')}\n`);
}
process.stdout.write(`${rules.length - missing.length} of ${rules.length} rules are cited by a test\n`);

const required = process.argv[process.argv.indexOf('--require') + 1]?.split(',') ?? [];
if (
  process.argv.includes('--require') &&
  missing.some(({ id }) => required.some((family) => id.startsWith(`${family}-`)))
)
  process.exit(1);
