/** docs/operations.md names figures to watch: each is one that a process really gives. */
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';

const SOURCES = [
  'gateway/metrics.ts',
  'services/common/http/metrics.ts',
  'services/content/main.ts',
  'services/product/routes/metrics.ts',
];

it('every figure that operators are told to watch exists', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('## What to watch');
  const told = [...table.matchAll(/`([a-z]+(?:_[a-z0-9]+){2,})(?:\{[^}]*\})?`/g)].map(([, name]) => name);
  expect(told.length).toBeGreaterThan(8);
  const register = new Registry();
  collectDefaultMetrics({ register });
  const own = SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/name: '([a-z_0-9]+)'/g)].map(([, name]) => name),
  );
  const known = new Set([...own, ...register.getMetricsAsArray().map(({ name }) => name)]);
  expect(told.filter((name) => !known.has(name ?? ''))).toEqual([]);
});
