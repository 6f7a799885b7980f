// @ts-check
/** Where words for people are gathered, and which feature a file belongs to. Paths are from the project's root. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders and files whose code says something to the people who use the library. Words of the web's own server stand in
 * lib/domain (docs/decisions/0012); what lib/server and the gateway say goes to logs and programs.
 */
const spoken = [
  'pages/',
  'components/',
  'hooks/',
  'lib/clients/product-api/',
  'lib/clients/product-graphql/',
  'lib/contracts/content-types.ts',
  'lib/domain/',
  'lib/contracts/site.ts',
  'services/identity/oidc/provider-pages.ts',
  'services/identity/pages/',
  'services/identity/sign-in/routes.ts',
  'services/product/certificates/pdf.ts',
];

/**
 * Within them: what only its makers see, and rules that speak in codes alone. Citations stay English, because the four
 * styles and the file formats prescribe their words.
 */
const leftOut = [
  'components/styleguide/',
  'lib/platform/visitor/access-token.ts',
  'lib/domain/viewer/auth-method.ts',
  'lib/domain/catalogue/category.ts',
  'lib/domain/catalogue/citations.ts',
  'lib/domain/catalogue/content-item/',
  'lib/domain/viewer/network.ts',
  'lib/domain/personal/error-report.ts',
  'lib/domain/training/training.ts',
  'lib/domain/catalogue/sitemap.ts',
  'lib/domain/listing/standards-mode.ts',
  'lib/domain/catalogue/structured-data.ts',
  'lib/domain/viewer/subscription.ts',
  'lib/domain/viewer/viewer.ts',
];

const isUnder = (/** @type {string} */ file, /** @type {readonly string[]} */ places) =>
  places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** Whether sentences of the file are gathered and may be replaced. @param {string} file */
export function isSpoken(file) {
  const name = file.replaceAll('\\', '/');
  return /(?<!\.d)\.tsx?$/.test(name) && isUnder(name, spoken) && !isUnder(name, leftOut);
}

/**
 * The feature: the file's folder. It is the context of a message, so that "Play" the button and "Play" the work can be
 * translated differently. @param {string} file
 */
export const featureOf = (file) => path.posix.dirname(file.replaceAll('\\', '/'));

/** Every file that is read, sorted. @param {string} root @returns {string[]} */
export function spokenFiles(root) {
  return ['pages', 'components', 'hooks', 'lib', 'services']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll('\\', '/')),
      ),
    )
    .filter(isSpoken)
    .sort();
}
