/** Entry of the media process. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { environmentAddress } from '@/lib/contracts/catalogue/content-address';
import { portOffsets } from '@/lib/contracts/environment';
import { configOrExit, orExit } from '@/lib/platform/config';
import { appOrigins } from '@/lib/platform/start/mode';
import { startServer } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { keyList } from '@/lib/platform/key-list';
import { startAdmin } from './admin/start';
import { createApp } from './app';
import { createClassOpenings } from './class-openings';
import { DocumentStore } from './documents';
import { recordingPlace, storeVariables } from './store/choose';
import { makeRootOrExit } from './store/make-root';

const config = configOrExit([
  ...storeVariables, 'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'CACHE_DIR', 'MEDIA_SIGNING_KEY', 'PUBLIC_URL',
  'CONTENTFUL_HOST', 'CONTENTFUL_INSECURE', 'CONTENTFUL_BASE_PATH', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_ACCESS_TOKEN', 'CONTENT_ASSETS_URL', 'PRODUCT_API_URL',
] as const); // prettier-ignore

const log = createLog('media', config.LOG_LEVEL);
const recordings = orExit(() => recordingPlace(config));
const { root } = recordings;
const now = () => Date.now();

await makeRootOrExit(root);
const content = {
  environmentUrl: environmentAddress(config),
  accessToken: config.CONTENTFUL_ACCESS_TOKEN,
};
const documents = new DocumentStore(
  {
    ...content,
    assetsUrl: config.CONTENT_ASSETS_URL,
    folder: path.resolve(config.CACHE_DIR, 'documents'),
    onError: (err) => log.warn({ err }, 'old copies of documents could not be deleted'),
  },
  now,
);
// Without a database, recordings are still served, but can only be made from the command line.
const operators = process.env.DATABASE_URL ? await startAdmin(log, content, recordings) : null;
const app = await createApp({
  log,
  keys: keyList(config.MEDIA_SIGNING_KEY),
  recordings: recordings.store,
  ready: () => access(root),
  documents,
  openings: createClassOpenings(config.PRODUCT_API_URL, now),
  origins: appOrigins(process.env),
  now,
  ...(operators ? { admin: operators.admin } : {}),
});
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.media,
  close: async () => operators?.close(),
});
log.info({ root }, 'media is ready');
