/**
 * What a browser is given holds no server key, and the tree holds no secret. Run by `npm test` after the build.
 *
 * Of the build: no name of a secret variable (a bundle that names one has read it), no private key, no address of a
 * database with a password. Of the tree: no private key and no key of a well-known service.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names of the variables that the table marks as secret. */
const secretNames = [
  ...readFileSync('lib/contracts/environment.ts', 'utf8').matchAll(/name: '([A-Z0-9_]+)'.*secret: true/g),
].map(([, name]) => name);
if (secretNames.length < 5) throw new Error('the table of variables has changed its form');

const keys = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /postgres(?:ql)?:\/\/[^\s:'"`]+:[^\s@'"`$]+@/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bCFPAT-[A-Za-z0-9_-]{43}\b/,
  /"d":"[A-Za-z0-9_-]{40,}"/,
];
const inBuild = [new RegExp(`\\b(?:${secretNames.join('|')})\\b`), ...keys];
/** Published examples, which the tests of signatures and log redaction need. */
const published = [
  /AKIAIOSFODNN7EXAMPLE/g,
  /AKIDEXAMPLE/g,
  /postgres(?:ql)?:\/\/(?:user|library|u|x):[^@\s]+@/g,
];

function* filesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

const found = [];
function scan(file, patterns, allowed = []) {
  const text = allowed.reduce((rest, known) => rest.replaceAll(known, ''), readFileSync(file, 'latin1'));
  for (const pattern of patterns) {
    const hit = pattern.exec(text);
    if (hit) found.push(`${file}: ${hit[0].slice(0, 12)}…`);
  }
}

/** All that is served to browsers: static files, pages made at build, and the public folder. */
let count = 0;
for (const folder of ['.next/static', '.next/server/pages', 'public']) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: build first`);
  for (const file of filesBelow(folder)) {
    const isServed = !folder.startsWith('.next/server') || /\.(html|json)$/.test(file);
    if (!isServed || /\.nft\.json$/.test(file)) continue;
    count += 1;
    scan(file, inBuild);
  }
}
const tracked = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);
const texts = tracked.filter(
  (file) => existsSync(file) && /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html|txt|env.*)$/.test(file),
);
for (const file of texts) scan(file, keys, published);

for (const line of found) process.stderr.write(`${line}\n`);
process.stdout.write(
  `${count} served files and ${texts.length} files of the tree: ${found.length} secrets\n`,
);
process.exitCode = found.length > 0 ? 1 : 0;
