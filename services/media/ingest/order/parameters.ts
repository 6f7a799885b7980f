/**
 * Turns options from the command line or a row of a table into an order: validates them and fills in languages and
 * labels. Pure.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { spokenTextKinds } from '@/lib/contracts/media/media';
import { recordingFactsSchema } from '@/lib/contracts/media/recording';
import { languageTag } from '@/lib/contracts/media/tracks';
import { languageName, UNDETERMINED } from '@/lib/domain/text/language-name';
import { signLanguages } from '@/lib/domain/playback/sign-languages';
import type { IngestOrder, PosterChoice, TextFile } from './order';

/** The entry that the recording becomes part of: an existing one, or a new one to create. */
export type EntryParameters = { contentType: string; slug: string; create: boolean; title: string | null };

export interface JobParameters {
  order: IngestOrder;
  /** Null: the recording is made and published, and can be linked to an entry by hand later. */
  entry: EntryParameters | null;
  title: string;
}

/** Options as written; each may be given once per language. */
export interface IngestOptions {
  language?: string | undefined;
  captions?: readonly string[] | undefined;
  subtitles?: readonly string[] | undefined;
  descriptions?: readonly string[] | undefined;
  'described-sound'?: string | undefined;
  /** `bfi=rec-hamlet-signed` */
  signed?: readonly string[] | undefined;
  chapters?: string | undefined;
  poster?: string | undefined;
  /** `production/hamlet`, or `hamlet` for a production. */
  entry?: string | undefined;
  /** A content type. */
  new?: string | undefined;
  title?: string | undefined;
  asset?: string | undefined;
  preset?: string | undefined;
  quality?: string | undefined;
}

export class ParameterError extends Error {
  override name = 'ParameterError';
}

const PRESETS = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow', 'slower'];
const DEFAULT_PRESET = 'medium';

/** x264 constant rate factor: 22 looks like the source to most people. Below 16 only the size grows; above 34 the loss shows. */
const DEFAULT_QUALITY = 22;
const [BEST_QUALITY, LEAST_QUALITY] = [16, 34];

const LONGEST_SLUG = 56;

/** Slug of a title, in the form that the content model uses; for a title without Latin letters, a hash of it. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return words === '' ? createHash('sha256').update(title).digest('hex').slice(0, 12) : words;
}

function languageOf(text: string): string {
  const checked = languageTag.safeParse(text);
  if (!checked.success)
    throw new ParameterError(`${text} is no language: write it as in BCP 47, such as fr, cy or pt-BR`);
  return checked.data;
}

/** `fr=file.vtt` */
function named(
  text: string,
  option: string,
  folder: string,
): { language: string; label: string; file: string } {
  const at = text.indexOf('=');
  if (at < 1) throw new ParameterError(`--${option} takes LANGUAGE=FILE, such as fr=captions.srt`);
  const language = languageOf(text.slice(0, at));
  return { language, label: languageName(language), file: path.resolve(folder, text.slice(at + 1)) };
}

function textsOf(options: IngestOptions, folder: string): TextFile[] {
  const texts = spokenTextKinds.flatMap((kind) =>
    (options[kind] ?? []).map((text) => ({ kind, ...named(text, kind, folder) })),
  );
  const seen = new Set<string>();
  for (const { kind, language } of texts) {
    if (seen.has(`${kind} ${language}`)) throw new ParameterError(`--${kind} ${language} is given twice`);
    seen.add(`${kind} ${language}`);
  }
  return texts;
}

/** Asset ids are names of folders. */
function assetOf(text: string, option: string): string {
  if (recordingFactsSchema.shape.assetId.safeParse(text).success) return text;
  throw new ParameterError(
    `${option} ${text} is no name of a recording: 1 to 64 letters, digits, dots, hyphens or underscores, and no dot first`,
  );
}

function signedOf(texts: readonly string[] = []): IngestOrder['signed'] {
  return texts.map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new ParameterError('--signed takes LANGUAGE=ASSET, such as bfi=rec-hamlet-signed');
    const language = languageOf(text.slice(0, at));
    return {
      language,
      label: signLanguages[language] ?? languageName(language),
      asset: assetOf(text.slice(at + 1), '--signed'),
    };
  });
}

/** `90`, `1:30` or `1:02:03`, in seconds; null if it is not a time. */
function secondsOf(text: string): number | null {
  if (!/^(\d+:){0,2}\d+(\.\d+)?$/.test(text)) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function posterOf(text: string | undefined, folder: string): PosterChoice {
  if (text === undefined) return 'middle';
  const second = secondsOf(text);
  return second === null ? { file: path.resolve(folder, text) } : { second };
}

function entryOf({ entry, new: made, title }: IngestOptions): EntryParameters | null {
  if (entry !== undefined && made !== undefined)
    throw new ParameterError('--entry and --new exclude each other');
  if (made !== undefined) {
    if (title === undefined) throw new ParameterError(`--new ${made} needs a --title`);
    return { contentType: made, slug: slugOf(title), create: true, title };
  }
  if (entry === undefined) return null;
  const [first = '', second, more] = entry.split('/');
  const [contentType, slug] = second === undefined ? ['production', first] : [first, second];
  if (contentType === '' || slug === '' || more !== undefined)
    throw new ParameterError('--entry takes SLUG or TYPE/SLUG, such as interview/with-her');
  return { contentType, slug, create: false, title: null };
}

function presetOf(preset = DEFAULT_PRESET): string {
  if (!PRESETS.includes(preset)) throw new ParameterError(`--preset is one of ${PRESETS.join(', ')}`);
  return preset;
}

function qualityOf(text = String(DEFAULT_QUALITY)): number {
  const quality = Number(text);
  if (!Number.isInteger(quality) || quality < BEST_QUALITY || quality > LEAST_QUALITY)
    throw new ParameterError(`--quality is a whole number from ${BEST_QUALITY} (best) to ${LEAST_QUALITY}`);
  return quality;
}

/**
 * The parameters for one file; relative names of files are looked for in `folder`. Throws ParameterError, naming the wrong option and the
 * values it accepts.
 */
export function parametersOf(file: string, options: IngestOptions, folder = process.cwd()): JobParameters {
  const entry = entryOf(options);
  const title = options.title ?? path.basename(file, path.extname(file));
  const described = options['described-sound'];
  return {
    entry,
    title,
    order: {
      assetId:
        options.asset === undefined
          ? `rec-${slugOf(entry?.slug ?? title)}`
          : assetOf(options.asset, '--asset'),
      title,
      isTitled: options.title !== undefined,
      entry: entry && { contentType: entry.contentType, slug: entry.slug },
      source: path.resolve(folder, file),
      language: languageOf(options.language ?? UNDETERMINED),
      texts: textsOf(options, folder),
      chapters: options.chapters === undefined ? null : path.resolve(folder, options.chapters),
      description: described === undefined ? null : named(described, 'described-sound', folder),
      signed: signedOf(options.signed),
      poster: posterOf(options.poster, folder),
      preset: presetOf(options.preset),
      quality: qualityOf(options.quality),
    },
  };
}
