/** Style, scripts, typefaces and icon of the pages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import type { Server } from '@/services/common/http';
import { signInScript, signOutScript, stylesheet } from './assets';
import { mark } from './layout';

/** The product's own typefaces, from their packages. */
const typefaces = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'source-sans.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const;

async function assets(): Promise<[name: string, type: string, body: string | Buffer][]> {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const fonts = await Promise.all(
    Object.entries(typefaces).map(async ([name, file]): Promise<[string, string, Buffer]> => [
      name,
      'font/woff2',
      await readFile(require.resolve(file)),
    ]),
  );
  return [
    ['identity.css', 'text/css; charset=utf-8', stylesheet],
    ['sign-in.js', 'text/javascript; charset=utf-8', signInScript],
    ['sign-out.js', 'text/javascript; charset=utf-8', signOutScript],
    ['icon.svg', 'image/svg+xml', mark.text],
    ...fonts,
  ];
}

export async function registerAssets(app: Server): Promise<void> {
  for (const [name, type, body] of await assets()) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('Cache-Control', cachePolicy.hour).send(body),
    );
  }
}
