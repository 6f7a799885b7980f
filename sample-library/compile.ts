/** Compiles the sample library into one file in the provider's export form, which the content service imports. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDocuments, type MadeDocument } from './document/cache';
import type { Context } from './compile/context';
import { libraryEntries, readings } from './compile/library';
import { documentSources } from './compile/readings';
import { readRecordings } from './compile/recordings';
import { type Asset, asset, type Entry, linkToAsset, LOCALE } from './compile/resource';
import contentTypesJson from '@/lib/contracts/catalogue/content-model.json';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { pictureAssets, PictureList } from './compile/pictures';
import type { PictureFacts } from './pictures/facts';

interface CompileOptions {
  /** Pictures, documents and the compiled file are kept here; safe to delete. */
  cacheDir: string;
  log: (line: string) => void;
  /** Folder of the recordings; default `sample-library/recordings` of the working directory. */
  recordingsDir?: string;
  /** False leaves pictures out. */
  pictures?: boolean;
}

interface CompiledCatalogue {
  file: string;
  entries: number;
  /** Of the file's text: equal for equal libraries. */
  hash: string;
}

const HASH_LENGTH = 16;
const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
const locales = [{ code: LOCALE, name: 'English (United States)', default: true, fallbackCode: null }];

function documentAsset({ source, file }: MadeDocument, cacheDir: string): Asset {
  return asset(source.id, {
    title: source.title,
    description: source.subtitle,
    file: {
      fileName: source.fileName,
      contentType: mediaTypes[source.format],
      localPath: path.relative(cacheDir, file),
    },
  });
}

/** All entries, without pictures and documents: what reports and tests need. Quick. */
export async function plainEntries(
  recordingsDir = path.join('sample-library', 'recordings'),
): Promise<Entry[]> {
  const recordings = await readRecordings(recordingsDir);
  return libraryEntries({ recordings, picture: (facts) => linkToAsset(facts.id), pagesOf: () => 1 });
}

/** What the library's pictures are drawn from, one a picture: for reports on pictures, without the rest. */
export async function wantedPictures(
  recordingsDir = path.join('sample-library', 'recordings'),
): Promise<PictureFacts[]> {
  const wanted = new PictureList();
  const recordings = await readRecordings(recordingsDir);
  libraryEntries({
    recordings,
    picture: (facts, alternativeText) => linkToAsset(wanted.add(facts, alternativeText)),
    pagesOf: () => 1,
  });
  return wanted.all().map(({ facts }) => facts);
}

/** Writes `library-{hash}.json` under the cache and answers with its place. Nothing in it depends on the clock. */
export async function compileCatalogue(options: CompileOptions): Promise<CompiledCatalogue> {
  const {
    cacheDir,
    log,
    recordingsDir = path.join('sample-library', 'recordings'),
    pictures = true,
  } = options;
  await mkdir(cacheDir, { recursive: true });
  const recordings = await readRecordings(recordingsDir);
  log(`recordings: ${recordings.size}`);
  const documents = await makeDocuments(readings.flatMap(documentSources), cacheDir, log);
  const wanted = new PictureList();
  const context: Context = {
    recordings,
    picture: (facts, alternativeText) =>
      pictures ? linkToAsset(wanted.add(facts, alternativeText)) : undefined,
    pagesOf: (assetId) => documents.get(assetId)?.pages,
  };
  const entries = libraryEntries(context);
  log(`entries: ${entries.length}`);
  const assets = [
    ...[...documents.values()].map((document) => documentAsset(document, path.resolve(cacheDir))),
    ...(await pictureAssets(wanted, cacheDir, log)),
  ];
  const text = JSON.stringify({
    contentTypes: contentTypesJson.contentTypes,
    entries,
    assets,
    locales,
    tags: [],
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const file = path.resolve(cacheDir, `library-${hash}.json`);
  await writeAtomically(file, (partial) => writeFile(partial, text));
  return { file, entries: entries.length, hash };
}
