/** The brand file: read and checked once at process start; a faulty file stops the process with a one-line message. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readEnvironment } from '@/lib/contracts/environment';
import { defaultBrand, setSite, type Brand } from '@/lib/contracts/site';
import { contrastFaults } from '@/lib/domain/brand/contrast';
import { readJsonSetting, refuseFile } from './json-setting';

/** As many letters as fit under an icon. */
const LONGEST_SHORT_NAME = 12;

const words = (most: number) => z.string().trim().min(1).max(most);
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour like #8a1a2a');
const colours = z.strictObject({ curtain: colour, onCurtain: colour, link: colour });
/** An address of this library, of the web or of e-mail; `javascript:` and the like are refused. */
const href = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:)/, 'must begin with / or https://');

/** Every member is optional; an unknown (misspelt) one is a fault. */
const brandFileSchema = z.strictObject({
  name: words(60).optional(),
  shortName: words(LONGEST_SHORT_NAME).optional(),
  strapline: words(80).optional(),
  description: words(300).optional(),
  hero: z.strictObject({ heading: words(80).optional(), lead: words(300).optional() }).optional(),
  /** An SVG or PNG, relative to the folder of the brand file. */
  mark: z
    .string()
    .regex(/\.(svg|png)$/i, 'must be a file that ends in .svg or .png')
    .optional(),
  colours: z.strictObject({ light: colours, dark: colours }).optional(),
  contact: z
    .strictObject({
      email: z.email().optional(),
      telephone: words(40).optional(),
      address: words(300).optional(),
    })
    .optional(),
  links: z
    .array(z.strictObject({ name: words(40), href }))
    .max(8)
    .optional(),
});

/** The mark of a library that has none of its own, from the folder that a process runs in. */
export const BUILT_IN_MARK = path.join('public', 'favicon.svg');

export interface LoadedBrand {
  brand: Brand;
  /** Absolute path of the mark's file; null: the built-in mark. */
  markFile: string | null;
}

/** The built-in brand, overridden by what the file sets. */
function brandOf({
  hero,
  colours: given,
  contact = {},
  ...rest
}: z.output<typeof brandFileSchema>): Omit<Brand, 'mark'> {
  const { mark: _built, ...base } = defaultBrand;
  const { name = base.name, strapline = base.strapline, description = base.description, links = [] } = rest;
  return {
    name,
    shortName: rest.shortName ?? name.slice(0, LONGEST_SHORT_NAME).trim(),
    strapline,
    description,
    hero: { heading: hero?.heading ?? base.hero.heading, lead: hero?.lead ?? base.hero.lead },
    colours: given ?? null,
    contact,
    links,
  };
}

const MARK_ADDRESS = '/brand/mark';

/** Reads BRAND_FILE; throws EnvironmentError, one line with every fault and its place. Unset: the built-in brand. */
export function readBrand(env: Readonly<Record<string, string | undefined>>): LoadedBrand {
  const { BRAND_FILE: file } = readEnvironment(['BRAND_FILE'], env);
  if (file === undefined) return { brand: defaultBrand, markFile: null };
  const given = readJsonSetting('BRAND_FILE', file, brandFileSchema);
  const markFile = given.mark === undefined ? null : path.resolve(path.dirname(file), given.mark);
  if (markFile !== null && !statSync(markFile, { throwIfNoEntry: false })?.isFile())
    refuseFile('BRAND_FILE', file, [`mark: there is no file ${markFile}`]);
  const faults = given.colours
    ? [...contrastFaults('light', given.colours.light), ...contrastFaults('dark', given.colours.dark)]
    : [];
  if (faults.length > 0) refuseFile('BRAND_FILE', file, faults);
  const mark = markFile === null ? null : MARK_ADDRESS + path.extname(markFile).toLowerCase();
  return { brand: { ...brandOf(given), mark }, markFile };
}

/** Reads the brand and sets it for this process. */
export function loadBrand(env: Readonly<Record<string, string | undefined>>): LoadedBrand {
  const loaded = readBrand(env);
  setSite(loaded.brand);
  return loaded;
}
