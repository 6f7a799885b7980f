/** Entry of the product process. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOffsets } from '@/lib/contracts/environment';
import { brandOrExit, configOrExit, orExit } from '@/lib/platform/config';
import { contentOptionsOf } from '@/lib/platform/content/client-parameters';
import { pictureScheme } from '@/lib/platform/content/picture-scheme';
import { originsIn } from '@/lib/platform/network/known-origins';
import { foreignIssuer } from '@/lib/platform/start/issuer';
import { appOrigins } from '@/lib/platform/start/mode';
import { keyList } from '@/lib/platform/key-list';
import { createVisitorSigner, createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { visitorSources } from '@/lib/platform/visitor/sources';
import { requireAnswer } from '@/services/common/database/answer';
import { migrateAtStart } from '@/services/common/database/database';
import { requireRoom } from '@/services/common/files/disk';
import { startServer } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { addPoolMetrics } from '@/services/common/http/metrics';
import { tellProgress } from '@/services/common/progress';
import { createApp } from './app';
import { Audiences } from './catalogue/audience';
import { startBackground } from './background';
import { createPublishing } from './calls/publishing';
import { createAdministration } from './calls/administration';
import { createAccounts } from './calls/accounts';
import { createIssuerSessions } from './calls/issuer-sessions';
import { CaptionFiles } from './captions/files';
import { CaptionFollower } from './captions/follower';
import { createTranscriptOpenings } from './captions/openings';
import { createCaptionReader } from './captions/reader';
import { indexBuild } from './catalogue/index-build';
import { markPicture } from './certificates/mark';
import { drawCertificate, loadFaces } from './certificates/pdf';
import { startContent } from './content';
import { openProductDatabases } from './databases';
import { contentfulSource } from './follow/source';
import { productMigrations } from './migrations';
import { myPageFrom } from './personal/my-page';
import { Bookmarks } from './personal/bookmarks';
import { storageFrom } from './storage';
import { RecordFeeds } from './records/feeds';
import { harvestKeys } from './records/token';
import { libraryIdentity } from './records/library';
import { librarySynonyms } from './search/synonyms-file';
import { readLibraryIn } from './search/engine/words/languages';
import { UsedItems } from './usage/items';
import { UsageWriter } from './usage/writer';
import { servicesOf, settingsAsRead } from './system';
import { PRODUCT_SCHEMA } from './tables';
import { Visitors } from './visitors';

const config = configOrExit([
  'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATABASE_URL', 'DATABASE_POOL_MAX', 'PUBLIC_URL',
  'SERVICE_KEY', 'SERVICES', 'OIDC_AUTHORITY', 'IDENTITY_URL', 'OIDC_AUDIENCE', 'CUSTOMERS_API_URL', 'CUSTOMERS_API_KEY',
  'CONTENTFUL_HOST', 'CONTENTFUL_INSECURE', 'CONTENTFUL_BASE_PATH', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_ACCESS_TOKEN', 'CONTENT_SYNC_SECONDS', 'CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID', 'DATA_DIR',
  'MEDIA_URL', 'MEDIA_PUBLIC_URL', 'MEDIA_HOSTED_ORIGINS', 'CONTENT_ASSETS_URL', 'MEDIA_SIGNING_KEY', 'STORAGE', 'S3_ENDPOINT', 'S3_REGION',
  'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'LIBRARY_ORGANISATION_ID',
  'COUNTER_PLATFORM_ID', 'COUNTER_REGISTRY_RECORD', 'MARC_ORG_CODE', 'KBART_COVERAGE_DEPTH', 'RECORDS_EMAIL',
  'SEARCH_LANGUAGE', 'SEARCH_SYNONYMS_FILE',
]); // prettier-ignore

/** Folder of the fonts that certificates embed. */
const fontFolder = () =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@fontsource/source-sans-3/package.json')),
    'files',
  );

/** Nobody waits for captions; their first round would keep the first visitors waiting. */
const FOLLOW_AFTER_MS = 2_000;

const { markFile } = brandOrExit();
const log = createLog('product', config.LOG_LEVEL);
const now = () => Date.now();
const databases = openProductDatabases(config.DATABASE_URL, config.DATABASE_POOL_MAX);
const { requests, patient } = databases;
await migrateAtStart(patient, PRODUCT_SCHEMA, productMigrations, log);

mkdirSync(path.resolve(config.DATA_DIR, 'product'), { recursive: true });
readLibraryIn(config.SEARCH_LANGUAGE);
const synonyms = orExit(() => librarySynonyms(config.SEARCH_SYNONYMS_FILE));
const content = await startContent({
  database: patient,
  databaseUrl: config.DATABASE_URL,
  source: contentfulSource(contentOptionsOf(config), log),
  indexFile: {
    path: path.resolve(config.DATA_DIR, 'product', 'search-index'),
    build: indexBuild(readFileSync(fileURLToPath(import.meta.url), 'utf8')),
    synonyms,
  },
  mapping: {
    adultThemesEntryId: config.CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID,
    scheme: pictureScheme(config),
  },
  intervalMs: config.CONTENT_SYNC_SECONDS * 1_000,
  log,
  tellProgress,
});
const { catalogue } = content;
const { customers, discovery, tokens, viewers } = visitorSources(config, log);
const visitors = new Visitors({
  ...{ tokens, viewers, log },
  verify: createVisitorVerifier(config.SERVICE_KEY, 'product'),
});
const storage = orExit(() => storageFrom(config));
const mark = markFile === null ? null : await markPicture(markFile);
const library = libraryIdentity(config);
const records = new RecordFeeds({ db: patient.db, catalogue, library, now });
const background = await startBackground({
  databaseUrl: config.DATABASE_URL,
  maker: {
    db: patient.db,
    storage,
    publicUrl: config.PUBLIC_URL,
    draw: async (text) => drawCertificate(text, await loadFaces(fontFolder()), mark),
    log,
    now,
  },
  followed: { feeds: records, catalogue, customers },
});
const keys = keyList(config.MEDIA_SIGNING_KEY);
const grants = { mediaUrl: config.MEDIA_PUBLIC_URL, keys };
/** For media that this server fetches itself, at the address that servers use. */
const ownGrants = { mediaUrl: config.MEDIA_URL, keys };
const captionFiles = new CaptionFiles(path.resolve(config.DATA_DIR, 'product', 'captions'));
const readCaptions = createCaptionReader([
  ...[config.MEDIA_URL, config.MEDIA_PUBLIC_URL, config.CONTENT_ASSETS_URL].map((url) => new URL(url).origin),
  ...originsIn(config.MEDIA_HOSTED_ORIGINS),
]);
const captions = new CaptionFollower({
  catalogue,
  files: captionFiles,
  grants: ownGrants,
  log,
  now,
  read: readCaptions,
});
const audiences = new Audiences(catalogue);
const usedItems = new UsedItems(catalogue, patient.db);
const usage = new UsageWriter({
  db: patient.db,
  items: usedItems,
  log,
  ownOrganisation: config.LIBRARY_ORGANISATION_ID,
  now,
});
const signVisitor = createVisitorSigner(config.SERVICE_KEY);
const app = await createApp({
  usage,
  usedItems,
  library,
  administration: createAdministration(config.CUSTOMERS_API_URL),
  accounts: createAccounts(config.IDENTITY_URL, signVisitor, foreignIssuer(config)),
  publishing: createPublishing(config, signVisitor),
  records,
  harvestKeys: harvestKeys(config.SERVICE_KEY),
  captions: captionFiles,
  system: { settings: settingsAsRead(config), services: servicesOf(config) },
  customers,
  storage,
  grants,
  transcriptOpenings: createTranscriptOpenings(ownGrants, now, readCaptions),
  issuerSessions: createIssuerSessions(discovery),
  signVisitor,
  db: requests.db,
  patientDb: patient.db,
  bookmarks: new Bookmarks(requests),
  myPage: myPageFrom(requests.pool),
  catalogue,
  catchUp: content.catchUp,
  audiences,
  visitors,
  log,
  now,
  origins: appOrigins(process.env),
  ready: async () => {
    if (!content.isLoaded())
      throw new Error(`the library has not been read yet: ${content.readSoFar() ?? 'nothing has come'}`);
    await requireRoom(config.DATA_DIR);
    await requireAnswer(requests.pool);
  },
});
addPoolMetrics(app, { requests: requests.pool, patient: patient.pool });
const followedCaptions = captions.follow(FOLLOW_AFTER_MS);
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.product,
  close: async () => {
    // None of them waits for another: counted use is written though a long file of captions is being read.
    await Promise.all([usage.flush(), followedCaptions.stop(), background.stop()]);
    await content.stop();
    await databases.close();
  },
});
log.info({ items: catalogue.size }, 'product is ready');
