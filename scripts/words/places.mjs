// @ts-check
/** Where words for people are extracted from, and which feature a file belongs to. Paths are relative to the project's root. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders and files with words for the people who use the library. Words of the web server are in lib/domain
 * (docs/decisions/0012); those in lib/server, and in the gateway but for one page, go only to logs and programs.
 */
const spoken = [
  'pages/',
  'components/',
  'hooks/',
  'lib/clients/product-api/',
  'lib/clients/product-graphql/',
  'lib/clients/recordings.ts',
  'lib/contracts/catalogue/content-types.ts',
  'lib/domain/',
  'lib/contracts/site.ts',
  'gateway/busy.ts',
  'services/identity/oidc/provider-pages.ts',
  'services/identity/pages/',
  'services/identity/password/policy.ts',
  'services/identity/sign-in/check-password.ts',
  'services/identity/sign-in/email.ts',
  'services/identity/sign-in/routes.ts',
  'services/identity/store/passwords.ts',
  'services/product/certificates/pdf.ts',
];

/**
 * Exceptions within them: what only developers see, and rules that produce only codes. Citations stay English, because the
 * four styles and the file formats prescribe their words.
 */
const leftOut = [
  'components/styleguide/',
  'lib/domain/viewer/auth-method.ts',
  'lib/domain/catalogue/category.ts',
  'lib/domain/catalogue/citations.ts',
  'lib/domain/catalogue/reference-files.ts',
  'lib/domain/catalogue/content-item/',
  'lib/domain/viewer/network.ts',
  'lib/domain/reports/error-report.ts',
  'lib/domain/training/training.ts',
  'lib/domain/catalogue/sitemap.ts',
  'lib/domain/listing/standards-mode.ts',
  'lib/domain/catalogue/structured-data.ts',
  'lib/domain/viewer/subscription.ts',
  'lib/domain/viewer/viewer.ts',
];

const isUnder = (/** @type {string} */ file, /** @type {readonly string[]} */ places) =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** Whether sentences of the file are extracted and may be translated. @param {string} file */
export function isSpoken(file) {
  const name = file.replaceAll('\\', '/');
  return /(?<!\.d)\.tsx?$/.test(name) && isUnder(name, spoken) && !isUnder(name, leftOut);
}

/**
 * The feature: the file's folder. It is the context of a message, so that "Play" the button and "Play" the work can be
 * translated differently. @param {string} file
 */
export const featureOf = (file) => path.posix.dirname(file.replaceAll('\\', '/'));

/** Every file with words to extract, sorted. @param {string} root @returns {string[]} */
export function spokenFiles(root) {
  return ['pages', 'components', 'hooks', 'lib', 'gateway', 'services']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter(isSpoken)
    .sort();
}
