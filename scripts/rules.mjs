/**
 * `npm run rules`: each rule of docs/rules.md with the production files that cite it and the tests that prove it. A test
 * proves a rule if it cites the rule's id in a name or comment (R-SUR-7, or a range such as R-SUR-1..4) and runs code that
 * the product reaches: a function that only tests call proves nothing, even if it is correct. A rule that begins with
 * `Offered, not used:` is about code that the specification requires to exist although nothing calls it; for such a rule, a
 * test alone is proof.
 *
 * `--missing` lists only rules that no test proves or no production file cites; `--require` exits with 1 if there is one,
 * `--require R-SUR,R-NOT` if there is one in those families; `--root FOLDER` reads another folder instead of this one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { citationsOf } from './rules/citations.mjs';
import { idsIn } from './rules/ids.mjs';
import { productOf } from './rules/product.mjs';
import { filesUnder } from './support/files-under.mjs';

const PRODUCTION = [
  'components',
  'gateway',
  'hooks',
  'lib',
  'pages',
  'sample-library',
  'scripts/doctor',
  'scripts/launcher',
  'scripts/people',
  'services',
  'stores',
  'styles',
];
/** Rules that no file of ours fulfils, so that only tests show that they hold. */
const SHOWN_BY_TESTS_ALONE = new Map([
  ['R-PUR-8', 'many screens, each of which has rules of its own'],
  ['R-CDA-2', 'the official content client, which refuses it'],
  ['R-CDA-3', 'the official content client, which refuses it'],
]);

const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    require: { type: 'boolean', default: false },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
  allowPositionals: true,
});
const families = process.argv
  .slice(2)
  .filter((argument) => /^(R-[A-Z]+|O)(,|$)/.test(argument))
  .join(',');
const root = path.resolve(values.root);

const text = readFileSync(path.join(root, 'docs', 'rules.md'), 'utf8');
const rules = [...text.matchAll(/^\| ((?:R-[A-Z]+|O)-\d+) \| (.+?) \|$/gm)].map(([, id, rule]) => ({
  id,
  rule,
}));
const tests = new Map(rules.map(({ id }) => [id, { proving: [], citing: [] }]));
const read = citationsOf(root, productOf(root));
for (const file of filesUnder(path.join(root, '__tests__')).filter((name) =>
  /\.(test|spec)\.tsx?$/.test(name),
))
  for (const [id, proved] of read(file))
    tests.get(id)?.[proved ? 'proving' : 'citing'].push(path.relative(root, file));

const sources = new Map(rules.map(({ id }) => [id, new Set()]));
for (const file of PRODUCTION.flatMap((place) => filesUnder(path.join(root, place))).filter((name) =>
  /\.(tsx?|mjs|js|css)$/.test(name),
))
  for (const { id } of idsIn(readFileSync(file, 'utf8'))) sources.get(id)?.add(path.relative(root, file));

const isOffered = (rule) => rule.startsWith('Offered, not used:');
const isProved = ({ id, rule }) =>
  tests.get(id).proving.length > 0 || (isOffered(rule) && tests.get(id).citing.length > 0);
const isCited = ({ id }) => sources.get(id).size > 0 || SHOWN_BY_TESTS_ALONE.has(id);
const missing = rules.filter((rule) => !isProved(rule) || !isCited(rule));
for (const { id, rule } of values.missing ? missing : rules) {
  const { citing } = tests.get(id);
  const proving = isOffered(rule) ? citing : tests.get(id).proving;
  const without =
    citing.length === 0
      ? `NO TEST  ${rule}`
      : `NOT PROVED, the product does not reach what is tested by ${citing.join(', ')}`;
  const files = [...sources.get(id)].join(', ');
  const cited = files || (SHOWN_BY_TESTS_ALONE.get(id) ?? 'CITED NOWHERE');
  process.stdout.write(`${id.padEnd(10)} ${proving.length === 0 ? without : proving.join(', ')}\n`);
  process.stdout.write(`${'  kept by'.padEnd(10)} ${cited}\n`);
}
const count = (holds) => `${rules.filter(holds).length} of ${rules.length}`;
process.stdout.write(
  `${count(isProved)} rules are proved by a test, ${count(isCited)} have their place in the code\n`,
);

const required = families.split(',').filter((family) => family !== '');
const asked = ({ id }) => required.length === 0 || required.some((family) => id.startsWith(`${family}-`));
if (values.require && missing.some(asked)) process.exit(1);
