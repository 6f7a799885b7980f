/** Files generated from the brand: style sheet, mark, icons and the web app manifest. Made once, at start. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { EnvironmentError } from '@/lib/contracts/environment';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { BrandColours, Brand } from '@/lib/contracts/site';
import { BUILT_IN_MARK, type LoadedBrand } from '@/lib/platform/start/brand';
import { cachedResponse, type CachedResponse } from '../pages/cached-response';
import type { StaticFiles } from './static-files';

/** Icon sizes that home screens and app stores use, px. */
const ICON_SIZES = [180, 192, 512] as const;
/** Density at which an SVG mark is rasterised, dpi: sharp at the largest size. */
const DRAWING_DENSITY = 512;
const PAPER = '#faf6ee';

const declarations = ({ curtain, onCurtain, link }: BrandColours) =>
  `--curtain: ${curtain}; --curtain-deep: ${curtain}; --on-curtain: ${onCurtain}; --link: ${link}; --link-hover: ${link};`;

/**
 * The conditions of styles/colours.css, spelt out: this sheet passes no build that would write `light-dark()` for older browsers.
 * For more contrast the built-in colours apply, which have enough of it.
 */
export function brandStyle({ colours }: Brand): string {
  if (colours === null) return '';
  const [light, dark] = [declarations(colours.light), declarations(colours.dark)];
  return `@layer brand {
  @media not (prefers-contrast: more) {
    :where(:root, [data-scheme='light']) { ${light} }
    @media (prefers-color-scheme: dark) { :where(:root:not([data-theme='light'])) { ${dark} } }
    :where([data-theme='dark'], [data-scheme='dark']) { ${dark} }
  }
}
`;
}

export const manifestOf = (brand: Brand) => ({
  name: brand.name,
  short_name: brand.shortName,
  description: brand.description,
  start_url: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: brand.colours?.light.curtain ?? '#8a1a2a',
  icons: ICON_SIZES.map((size) => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

function file(type: string, body: Buffer | string): CachedResponse {
  const headers = { 'content-type': type, 'cache-control': cachePolicy.revalidated };
  return cachedResponse({ status: 200, headers, body: Buffer.from(body) });
}

/** The refusal of a mark that cannot be read, or is no picture. */
const refusing =
  (source: string) =>
  (cause: unknown): never => {
    throw new EnvironmentError(`BRAND_FILE: the mark ${source} is no picture that can be read`, { cause });
  };

/** The files by their address. Rejects with EnvironmentError, naming the mark's file, when that is not a readable picture. */
export async function brandFiles({
  brand,
  markFile,
}: LoadedBrand): Promise<ReadonlyMap<string, CachedResponse>> {
  const source = markFile ?? BUILT_IN_MARK;
  const mark = await readFile(source).catch(refusing(source));
  // Async, because sharp throws at once for an empty file.
  const icon = async (size: number) =>
    sharp(mark, { density: DRAWING_DENSITY })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  const icons = await Promise.all(
    ICON_SIZES.map(async (size) => [`/brand/icon-${size}.png`, file('image/png', await icon(size))] as const),
  ).catch(refusing(source));
  return new Map([
    ['/brand/brand.css', file('text/css; charset=utf-8', brandStyle(brand))],
    ['/brand/manifest.webmanifest', file('application/manifest+json', JSON.stringify(manifestOf(brand)))],
    ...(brand.mark === null
      ? []
      : [[brand.mark, file(brand.mark.endsWith('.svg') ? 'image/svg+xml' : 'image/png', mark)] as const]),
    ...icons,
  ]);
}

/** Looks an address up among the brand's files first, then among the build's. */
export const withBrand =
  (brand: ReadonlyMap<string, CachedResponse>, files: StaticFiles): StaticFiles =>
  (urlPath) => {
    const found = brand.get(urlPath);
    return found ? Promise.resolve(found) : files(urlPath);
  };
