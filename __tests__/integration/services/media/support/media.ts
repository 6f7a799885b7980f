/** The media service in this process over two invented recordings and one document, at a time that stands still. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from '@/__tests__/support/processes/s3';
import { bytesOnDisk } from '@/services/common/files/send-file';
import { createLog } from '@/services/common/log';
import type { GrantFacts } from '@/services/common/media/signature';
import { s3Calls } from '@/services/common/files/storage';
import { createApp } from '@/services/media/app';
import { BucketStore } from '@/services/media/store/bucket';
import { diskStore } from '@/services/media/store/store';

export const keys = ['the key of this test'];
/** Seconds since 1970. */
export const NOW = 1_800_000_000;
/** What every track, segment and document holds. */
export const bytes = Buffer.from(Array.from({ length: 1000 }, (_value, index) => index % 251));
export const play: GrantFacts = {
  action: 'play',
  assetId: 'rec-one',
  fileName: null,
  holder: 'holder_holder_12',
  expires: NOW + 1000,
};
export const documentGrant: GrantFacts = {
  ...play,
  action: 'read',
  assetId: 'doc1',
  fileName: 'Guide – one.pdf',
};

/** Documents that are no PDF, by their asset. */
const documentTypes: Readonly<Record<string, string>> = {
  page: 'text/html',
  sheet: 'text/xsl',
  script: 'text/javascript',
  drawing: 'image/svg+xml',
  xmlfilm: 'video/x+xml',
  two: 'application/pdf, text/html',
  notes: 'Text/Plain; charset=utf-8',
  picture: 'image/png',
  sound: 'audio/mpeg',
};

/** A class that was closed. */
export const CLOSED = '00000000-0000-4000-8000-000000000000';

/** Where recordings may lie; the same is asked of both. */
export const places = ['a disk', 'a bucket'] as const;

/** Starts it over a folder or a bucket of its own; `stop` removes that. */
export async function startMedia(place: (typeof places)[number] = 'a disk') {
  const base = await mkdtemp(path.join(tmpdir(), 'media-test-'));
  const root = path.join(base, 'root');
  for (const asset of ['rec-one', 'rec-two']) {
    await mkdir(path.join(root, asset, 'deep'), { recursive: true });
    await writeFile(path.join(root, asset, 'track-0.mp4'), bytes);
    await writeFile(path.join(root, asset, 'deep', 'seg-1.m4s'), bytes);
    for (const name of [
      'master.m3u8',
      'manifest.mpd',
      'captions.en.vtt',
      'storyboard.vtt',
      'storyboard.jpg',
    ]) {
      await writeFile(path.join(root, asset, name), `${asset} ${name}`);
    }
    await writeFile(path.join(root, asset, 'recording.json'), '{"secret":true}');
  }
  await writeFile(path.join(base, 'outside.mp4'), 'outside');
  await writeFile(path.join(root, 'loose.mp4'), 'loose');
  const pdf = path.join(base, 'doc');
  await writeFile(pdf, bytes);
  const s3 = place === 'a bucket' ? await startS3() : null;
  const store = s3 ? new BucketStore(s3Calls(s3.settings), root) : diskStore(root);
  for (const asset of ['rec-one', 'rec-two']) await store.change(asset, async () => undefined);
  const app = await createApp({
    log: createLog('media', 'silent'),
    keys,
    recordings: store,
    ready: async () => undefined,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3001'],
    now: () => NOW * 1000,
    openings: { isOpen: async (id) => id !== CLOSED },
    documents: {
      find: async (assetId) => {
        if (assetId === 'none') return null;
        const contentType = documentTypes[assetId] ?? 'application/pdf';
        return { bytes: bytesOnDisk(pdf), etag: '"doc-1"', contentType };
      },
    },
  });
  return {
    app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    stop: async () => {
      await app.close();
      await s3?.stop();
      await rm(base, { recursive: true, force: true });
    },
  };
}
export type Media = Awaited<ReturnType<typeof startMedia>>;
