/** The checklist can fail: rules planted in a small project, each with code and a test that do or do not fulfil it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
const test = (rule: string, body: string, imports = '') =>
  `${imports}\nit('${rule} holds', () => { ${body} });\n`;

const files: Record<string, string> = {
  'docs/rules.md': [
    'LIVE',
    'DEAD',
    'UNUSED',
    'TYPE',
    'HELPED',
    'LATE',
    'SHEET',
    'BROWSER',
    'NONE',
    'BESIDE',
    'NOWHERE',
    'WORKER',
  ]
    .map((name) => `| R-${name}-1 | given ${name} | something |`)
    .concat('| R-OFFER-1 | Offered, not used: a factory | an address |')
    .concat([2, 3, 4].map((number) => `| R-RANGE-${number} | one of a range | something |`))
    .join('\n'),
  'pages/index.tsx':
    "import '@/styles/page.css';\nimport { live } from '@/lib/live';\nconst late = () => import('@/lib/late');\nexport default function Page() { late(); return live(); }\n",
  'styles/page.css': 'p { color: red }\n',
  'lib/live.ts':
    "import type { Shape } from './shape';\nexport const live = (): Shape | null => null;\nexport const unused = () => 2;\n",
  'lib/late.ts': 'export const late = () => 1;\n',
  // A process that npm start runs beside the services.
  'services/media/worker.ts': "import { work } from '@/lib/work';\nwork();\n",
  'lib/work.ts': 'export const work = () => 1;\n',
  '__tests__/unit/work.test.ts': test('R-WORKER-1', 'work()', "import { work } from '@/lib/work';"),
  'lib/shape.ts': 'export interface Shape { a: 1 }\nexport const check = () => true;\n',
  'lib/cited.ts':
    '/** R-LIVE-1, R-DEAD-1, R-UNUSED-1, R-TYPE-1, R-HELPED-1, R-LATE-1, R-BROWSER-1, R-NONE-1, R-BESIDE-1, R-OFFER-1, R-WORKER-1. */\n' +
    '/** R-RANGE-2 to 3. */\n',
  'styles/cited.css': '/* R-SHEET-1, R-RANGE-1/4 */\n',
  'lib/dead.ts': 'export const dead = () => 1;\n',
  '__tests__/support/open.ts': "import { live } from '@/lib/live';\nexport const open = () => live();\n",
  '__tests__/unit/live.test.ts': test('R-LIVE-1', 'live()', "import { live } from '@/lib/live';"),
  '__tests__/unit/dead.test.ts': test('R-DEAD-1', 'dead()', "import { dead } from '@/lib/dead';"),
  '__tests__/unit/unused.test.ts': test('R-UNUSED-1', 'unused()', "import { unused } from '@/lib/live';"),
  '__tests__/unit/type.test.ts': test('R-TYPE-1', 'check()', "import { check } from '@/lib/shape';"),
  '__tests__/unit/helped.test.ts': test(
    'R-HELPED-1',
    'begin()',
    "import { open } from '../support/open';\nconst begin = () => open();",
  ),
  '__tests__/unit/nowhere.test.ts': test(
    'R-NOWHERE-1, R-RANGE-2..4',
    'live()',
    "import { live } from '@/lib/live';",
  ),
  '__tests__/unit/late.test.ts': test('R-LATE-1', 'late()', "import { late } from '@/lib/late';"),
  '__tests__/unit/sheet.test.ts': test('R-SHEET-1', "read('styles/page.css')"),
  '__tests__/e2e/home.spec.ts': test('R-BROWSER-1', ''),
  '__tests__/unit/offer.test.ts': test('R-OFFER-1', 'dead()', "import { dead } from '@/lib/dead';"),
  // One test of the file runs the product; the one that cites the rule does not.
  '__tests__/unit/beside.test.ts':
    "import { dead } from '@/lib/dead';\nimport { live } from '@/lib/live';\nit('works', () => { live(); });\nit('R-BESIDE-1 holds', () => { dead(); });\n",
};

const rules = (...args: string[]) => {
  const script = path.resolve('scripts/rules.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, '--root', root, ...args], {
    encoding: 'utf8',
  });
  const missing = [...stdout.matchAll(/^R-(\w+)-1 +(NO TEST|NOT PROVED)/gm)].map(
    ([, name, why]) => `${name}: ${why}`,
  );
  const places = Object.fromEntries(
    [...stdout.matchAll(/^(R-\w+-\d) .+\n +kept by +(.+)$/gm)].map(([, id, where]) => [id, where]),
  );
  return { status, missing, places };
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a rule is proved by a test that runs what the product reaches, and by no other', () => {
  expect(rules('--missing').missing).toEqual([
    'DEAD: NOT PROVED',
    'UNUSED: NOT PROVED',
    'TYPE: NOT PROVED',
    'NONE: NO TEST',
    'BESIDE: NOT PROVED',
  ]);
});

it('says where in the product a rule is cited, ranges counted, and which are cited nowhere', () => {
  const { places } = rules();
  expect(places['R-LIVE-1']).toBe('lib/cited.ts');
  expect(places['R-SHEET-1']).toBe('styles/cited.css');
  expect([2, 3, 4].map((number) => places[`R-RANGE-${number}`])).toEqual([
    'lib/cited.ts',
    'lib/cited.ts',
    'styles/cited.css',
  ]);
  expect(Object.keys(places).filter((id) => places[id] === 'CITED NOWHERE')).toEqual(['R-NOWHERE-1']);
});

it('fails when a rule is required that nothing proves, or nothing cites', () => {
  expect(rules('--missing').status).toBe(0);
  expect(rules('--require').status).toBe(1);
  expect(rules('--require', 'R-DEAD').status).toBe(1);
  expect(rules('--require', 'R-NOWHERE').status).toBe(1);
  expect(rules('--require', 'R-LIVE,R-LATE').status).toBe(0);
});
