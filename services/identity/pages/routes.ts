/** Style, scripts, typefaces and icon of the pages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '@/services/common/http/http';
import { brandColours, signInScript, signOutScript, stylesheet } from './assets';

/** The product's own typefaces, from their packages. */
const typefaces = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'source-sans.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const;

async function assets(markFile: string): Promise<[name: string, type: string, body: string | Buffer][]> {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const fonts = await Promise.all(
    Object.entries(typefaces).map(async ([name, file]): Promise<[string, string, Buffer]> => [
      name,
      'font/woff2',
      await readFile(require.resolve(file)),
    ]),
  );
  return [
    ['identity.css', 'text/css; charset=utf-8', stylesheet + brandColours()],
    ['sign-in.js', 'text/javascript; charset=utf-8', signInScript],
    ['sign-out.js', 'text/javascript; charset=utf-8', signOutScript],
    await mark(markFile),
    ...fonts,
  ];
}

/** The library's mark, under the file name that pages use for it (layout.ts). */
async function mark(file: string): Promise<[string, string, Buffer]> {
  const isDrawing = file.toLowerCase().endsWith('.svg');
  return ['mark', isDrawing ? 'image/svg+xml' : 'image/png', await readFile(file)];
}

export async function registerAssets(app: Server, markFile: string): Promise<void> {
  for (const [name, type, body] of await assets(markFile)) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', cachePolicy.hour)
        // The mark is an outside file: opened directly, an SVG must not run scripts.
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .send(body),
    );
  }
}
