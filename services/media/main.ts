/** Entry of the media process. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { portOffsets } from '@/lib/contracts/environment';
import { configOrExit } from '@/lib/platform/config';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { appOrigins } from '@/lib/platform/start/mode';
import { startServer } from '@/services/common/http';
import { createLog } from '@/services/common/log';
import { signingKeys } from '@/services/common/signature';
import { startAdmin } from './admin/start';
import { createApp } from './app';
import { createClassOpenings } from './class-openings';
import { DocumentStore } from './documents';

const config = configOrExit([
  'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATA_DIR', 'CACHE_DIR', 'MEDIA_ROOT', 'MEDIA_SIGNING_KEY', 'PUBLIC_URL',
  'CONTENTFUL_HOST', 'CONTENTFUL_INSECURE', 'CONTENTFUL_BASE_PATH', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_ACCESS_TOKEN', 'CONTENT_ASSETS_URL', 'PRODUCT_API_URL',
]); // prettier-ignore

const log = createLog('media', config.LOG_LEVEL);
const root = recordingsFolder(config);
const scheme = config.CONTENTFUL_INSECURE ? 'http' : 'https';
const place = `spaces/${config.CONTENTFUL_SPACE_ID}/environments/${config.CONTENTFUL_ENVIRONMENT}`;
const now = () => Date.now();

await mkdir(root, { recursive: true }).catch(() => {
  process.stderr.write(`MEDIA_ROOT names a folder that cannot be made or read: ${root}\n`);
  process.exit(78);
});
const documents = new DocumentStore(
  {
    environmentUrl: `${scheme}://${config.CONTENTFUL_HOST}${config.CONTENTFUL_BASE_PATH}/${place}`,
    accessToken: config.CONTENTFUL_ACCESS_TOKEN,
    assetsUrl: config.CONTENT_ASSETS_URL,
    folder: path.resolve(config.CACHE_DIR, 'documents'),
  },
  now,
);
// Without a database recordings are served, and made by command alone.
const operators = process.env.DATABASE_URL ? await startAdmin(log) : null;
const app = await createApp({
  log,
  keys: signingKeys(config.MEDIA_SIGNING_KEY),
  root,
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
