/**
 * Compares the gzipped first-load size of each route with budgets.json; exits with 1 if one is over. Budgets only ratchet
 * down. Also fails if a browser bundle contains what it never may: server-only variables and markers.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesUnder } from './support/files-under.mjs';

const root = path.resolve(import.meta.dirname, '..');
const next = path.join(root, '.next');
const budgets = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(path.join(next, 'build-manifest.json'), 'utf8'));

/** Names that only server code may contain; finding one in a client chunk is a leak (R-CUS-4). */
const SERVER_ONLY = [
  'CUSTOMERS_API_KEY', 'MEDIA_SIGNING_KEY', 'SERVICE_KEY', 'IDENTITY_COOKIE_KEYS', 'CONTENTFUL_ACCESS_TOKEN', 'DATABASE_URL',
  'S3_SECRET_ACCESS_KEY', 'library.visitor',
]; // prettier-ignore

const weights = new Map();
function gzipped(file) {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(path.join(next, file)), { level: 9 }).length);
  return weights.get(file);
}

const weigh = (files, ending) =>
  [...new Set(files)].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipped(file), 0);

let over = 0;
for (const [route, files] of Object.entries(manifest.pages)) {
  if (route.startsWith('/_')) continue;
  const all = [
    ...manifest.rootMainFiles,
    ...(manifest.lowPriorityFiles ?? []),
    ...manifest.pages['/_app'],
    ...files,
  ];
  for (const [kind, ending] of [
    ['script', '.js'],
    ['style', '.css'],
  ]) {
    const weight = weigh(all, ending);
    const budget = budgets[kind][route] ?? budgets[kind].default;
    const mark = weight > budget ? '✗' : ' ';
    if (weight > budget) over += 1;
    process.stdout.write(
      `${mark} ${kind.padEnd(6)} ${route.padEnd(40)} ${String(weight).padStart(7)} of ${budget} B\n`,
    );
  }
}

const clientFiles = filesUnder(path.join(next, 'static')).filter((file) =>
  /\.(js|css|html|json|map)$/.test(file),
);
for (const file of clientFiles) {
  const text = readFileSync(file, 'utf8');
  for (const name of SERVER_ONLY.filter((marker) => text.includes(marker))) {
    over += 1;
    process.stdout.write(`✗ leak   ${name} is in ${path.relative(root, file)}\n`);
  }
}
process.exit(over > 0 ? 1 : 0);
