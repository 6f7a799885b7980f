/**
 * Checks what we ship besides our own code: licences of every package that runs in production, known vulnerabilities,
 * secrets in the tree or the build, and the container files. Exits with 1 if one of them fails. If the registry cannot be
 * reached, the audit is skipped, and the output says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import { filesUnder } from './support/files-under.mjs';

const root = path.resolve(import.meta.dirname, '..');
let failures = 0;
const fail = (line) => {
  failures += 1;
  process.stdout.write(`✗ ${line}\n`);
};

/** Licences allowed in a product under the MIT licence; weak copyleft only for packages that are used unmodified. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Zlib|WTFPL|PostgreSQL|MPL-2\.0|LGPL-3\.0-or-later)$/;

/** An SPDX expression is allowed if one side of an OR, or both sides of an AND, are allowed. */
function isAllowed(expression) {
  const bare = expression.replace(/[()]/g, '').trim();
  if (/\sOR\s/i.test(bare)) return bare.split(/\sOR\s/i).some(isAllowed);
  if (/\sAND\s/i.test(bare)) return bare.split(/\sAND\s/i).every(isAllowed);
  return ALLOWED.test(bare.split(/\sWITH\s/i)[0].trim());
}

/** An asterisk after a licence means that the checker guessed it from a file, because the package states none. */
async function checkLicences() {
  const packages = await promisify(init)({ start: root, production: true, excludePrivatePackages: true });
  for (const [name, { licenses }] of Object.entries(packages)) {
    const stated = [licenses].flat().join(' OR ').replaceAll('*', '');
    if (!isAllowed(stated)) fail(`licence ${name}: ${stated || 'none stated'}`);
  }
  process.stdout.write(`  licences: ${Object.keys(packages).length} packages of production\n`);
}

/** Every package in the lock file must have a digest, so that what is installed is what was reviewed, on every platform. */
function checkIntegrity() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const fetched = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);
  for (const [place, { integrity }] of fetched)
    if (!/^sha512-/.test(integrity ?? '')) fail(`package-lock.json: ${place} has no sha512`);
  process.stdout.write(`  integrity: ${fetched.length} packages of the lock file\n`);
}

/** Checks that the components of the SBOM (CycloneDX) are the packages of production. */
function checkSbom() {
  const made = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  });
  const { bomFormat, components = [] } = made.status === 0 ? JSON.parse(made.stdout) : {};
  if (bomFormat !== 'CycloneDX' || components.length < 100) fail(`npm run sbom: ${made.stderr}`);
  process.stdout.write(`  sbom: ${components.length} components\n`);
}

/** Fails for high-severity advisories against production packages; prints the rest. */
function checkAdvisories() {
  const answer = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  let report = null;
  try {
    report = JSON.parse(answer.stdout);
  } catch {
    // Not a readable response: reported below.
  }
  const found = report?.metadata?.vulnerabilities;
  if (!found) {
    process.stdout.write('  audit left out: the registry does not answer, or gives no advisories\n');
    return;
  }
  process.stdout.write(`  audit: ${JSON.stringify(found)}\n`);
  for (const [name, { severity }] of Object.entries(report.vulnerabilities ?? {}))
    if (severity === 'high' || severity === 'critical') fail(`advisory of ${severity} severity: ${name}`);
}

/**
 * Patterns of secrets that match nothing else in this tree. Our own, because the well-maintained scanners are written in
 * other languages and not on the npm registry (docs/decisions/0025).
 */
const SECRETS = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/],
  ['an AWS key', /\b(?:AKIA|ASIA)(?![0-9A-Z]{9}EXAMPLE)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a Stripe key', /\b[sr]k_live_[0-9a-zA-Z]{20,}/],
  ['a content token', /\bCFPAT-[\w-]{40,}/],
  ['a signed token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{40,}/],
  [
    'a database password',
    /postgres(?:ql)?:\/\/[^\s:/@]+:(?!\$|password|secret|library|test|x@|nobody|user)[^\s:/@'"`{}<]{12,}@/,
  ],
];
const TEXT =
  /\.(?:[cm]?[jt]sx?|json|md|css|html|ya?ml|txt|svg|map|sql|sh|env|conf)$|(?:^|\/)(?:Dockerfile|\.env[^/]*|\.npmrc)$/;

/** Files tracked by git, so that ignored files (data, secrets of a local system) are not scanned. */
function trackedFiles() {
  const listed = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.status === 0 ? listed.stdout.split('\0').filter(Boolean) : [];
}

function checkSecrets() {
  const built = ['.next/static', '.next/server', 'dist'].flatMap((folder) =>
    filesUnder(path.join(root, folder)),
  );
  const files = [...trackedFiles(), ...built.map((file) => path.relative(root, file))];
  let read = 0;
  for (const file of files) {
    if (!TEXT.test(file) || !existsSync(path.join(root, file))) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    read += 1;
    for (const [what, pattern] of SECRETS) if (pattern.test(text)) fail(`${what} in ${file}`);
  }
  for (const file of files)
    if (/(?:^|\/)(?:\.env|secrets\.json|id_rsa|[^/]+\.(?:pem|p12|pfx))$/.test(file))
      fail(`${file} may hold secrets`);
  process.stdout.write(`  secrets: ${read} files of tree and build\n`);
}

/** Checks the Dockerfile with Docker's language server, and the compose file with its schema and a linter. */
async function checkContainers() {
  const { validate } = await import('dockerfile-utils');
  const found = validate(readFileSync(path.join(root, 'Dockerfile'), 'utf8'), {});
  for (const { message, range } of found) fail(`Dockerfile line ${range.start.line + 1}: ${message}`);
  const linter = path.join(root, 'node_modules', 'dclint', 'bin', 'dclint.cjs');
  const compose = spawnSync(process.execPath, [linter, '--max-warnings', '0', 'compose.yaml'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (compose.status !== 0) fail(`compose.yaml\n${compose.stdout}${compose.stderr}`);
  process.stdout.write('  containers: Dockerfile and compose.yaml\n');
}

await checkLicences();
checkIntegrity();
checkSbom();
checkSecrets();
await checkContainers();
checkAdvisories();
process.exit(failures > 0 ? 1 : 0);
