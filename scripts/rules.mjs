/**
 * `npm run rules`: each rule of docs/rules.md with the tests that prove it. A test proves a rule if it cites the rule's id
 * in a name or comment (R-SUR-7, or a range such as R-SUR-1..4) and runs code that the product reaches: a function that
 * only tests call proves nothing, even if it is correct. A rule that begins with `Offered, not used:` is about code that the
 * specification requires to exist although nothing calls it; for such a rule, a test alone is proof.
 *
 * `--missing` lists only rules without proof; `--require` exits with 1 if a rule has no proof, `--require R-SUR,R-NOT` if
 * one in those families has none; `--root FOLDER` reads another folder instead of this one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { citationsOf } from './rules/citations.mjs';
import { filesUnder, productOf } from './rules/product.mjs';

const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    require: { type: 'boolean', default: false },
    root: { type: 'string', default: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..') },
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

const isOffered = (rule) => rule.startsWith('Offered, not used:');
const isMissing = ({ id, rule }) =>
  tests.get(id).proving.length === 0 && !(isOffered(rule) && tests.get(id).citing.length > 0);
const missing = rules.filter(isMissing);
for (const { id, rule } of values.missing ? missing : rules) {
  const { citing } = tests.get(id);
  const proving = isOffered(rule) ? citing : tests.get(id).proving;
  const without =
    citing.length === 0
      ? `NO TEST  ${rule}`
      : `NOT PROVED, the product does not reach what is tested by ${citing.join(', ')}`;
  process.stdout.write(`${id.padEnd(10)} ${proving.length === 0 ? without : proving.join(', ')}\n`);
}
process.stdout.write(`${rules.length - missing.length} of ${rules.length} rules are proved by a test\n`);

const required = families.split(',').filter((family) => family !== '');
const asked = ({ id }) => required.length === 0 || required.some((family) => id.startsWith(`${family}-`));
if (values.require && missing.some(asked)) process.exit(1);
