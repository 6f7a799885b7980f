/** Readable settings that contradict each other, or are still the built-in ones in a library that is open to the public. */
import { totalmem } from 'node:os';
import { localDefaults, readEnvironment, type VariableName } from '@/lib/contracts/environment';
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';
import { foreignIssuer } from '@/lib/platform/start/issuer';
import { publicAddress } from '@/lib/platform/start/mode';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { senderOf } from '@/services/common/mail';
import { fault, isSet, note, type Finding, type Settings } from './finding';

const MEGABYTE = 1024 ** 2;
/** With a longer interval, a published change takes so long to appear that it is worth a note. */
const LONG_SYNC_SECONDS = 60;

/** Settings that other parties see in reports, records and e-mails. */
const NAMED = ['BRAND_FILE', 'COUNTER_PLATFORM_ID', 'MARC_ORG_CODE', 'RECORDS_EMAIL'] as const;

function times(settings: Settings): Finding[] {
  const config = readEnvironment(
    ['OIDC_EXPIRING_NOTICE_SECONDS', 'IDENTITY_TOKEN_SECONDS', 'IDENTITY_SESSION_SECONDS', 'CONTENT_SYNC_SECONDS'],
    settings,
  ); // prettier-ignore
  const { IDENTITY_TOKEN_SECONDS: token, OIDC_EXPIRING_NOTICE_SECONDS: notice } = config;
  const { IDENTITY_SESSION_SECONDS: session, CONTENT_SYNC_SECONDS: sync } = config;
  return [
    ...(notice >= token && !isSet(settings, 'OIDC_AUTHORITY') ? [fault(`OIDC_EXPIRING_NOTICE_SECONDS is ${notice}, and a token lives ${token} (IDENTITY_TOKEN_SECONDS): browsers would renew it without end. Make the first smaller`)] : []),
    ...(session < token ? [fault(`IDENTITY_SESSION_SECONDS is ${session}, less than a token lives (IDENTITY_TOKEN_SECONDS, ${token}): people would be signed in longer than their session. Make it longer`)] : []),
    ...(sync > LONG_SYNC_SECONDS ? [note(`CONTENT_SYNC_SECONDS is ${sync}: so long it takes until a published change is seen`)] : []),
  ];
} // prettier-ignore

function memory(settings: Settings, bytes: number): Finding[] {
  const { PAGE_CACHE_MEGABYTES: pages } = readEnvironment(['PAGE_CACHE_MEGABYTES'], settings);
  const all = Math.floor(bytes / MEGABYTE);
  return pages > all / 2
    ? [fault(`PAGE_CACHE_MEGABYTES is ${pages}, more than half of the ${all} MB of this machine. Lower it`)]
    : [];
}

function names(settings: Settings): Finding[] {
  if (isSet(settings, 'COUNTER_REGISTRY_RECORD') && !isSet(settings, 'COUNTER_PLATFORM_ID'))
    return [fault('COUNTER_REGISTRY_RECORD is set and COUNTER_PLATFORM_ID is not: COUNTER assigns both together')]; // prettier-ignore
  if (isLoopbackAddress(publicAddress(settings))) return [];
  const builtIn = NAMED.filter((name: VariableName) => !isSet(settings, name));
  return builtIn.length === 0
    ? []
    : [note(`${builtIn.join(', ')} not set: reports and records for libraries carry the built-in values (docs/library-standards.md)`)]; // prettier-ignore
}

function sender(settings: Settings): Finding[] {
  const config = readEnvironment(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'], settings);
  return config.SMTP_URL === undefined || config.MAIL_FROM !== undefined
    ? []
    : [note(`MAIL_FROM is not set: letters come from ${senderOf(config)}, which the mail server must take`)];
}

/**
 * Accounts belong either to us or to another issuer. Running our own issuer at another address is valid but rare: a note. Where
 * ours runs on another machine, product asks it there for accounts: the gateway opens that part to no visitor.
 */
function issuer(settings: Settings): Finding[] {
  const config = readEnvironment(['PORT_BASE', 'SERVICES', 'OIDC_AUTHORITY', 'PUBLIC_URL'], settings);
  const { PORT_BASE, SERVICES, OIDC_AUTHORITY } = config;
  const isHere = SERVICES.includes('identity');
  const own = localDefaults(PORT_BASE, { PUBLIC_URL: settings.PUBLIC_URL }).OIDC_AUTHORITY ?? '';
  return [
    ...(isHere && withoutSlash(OIDC_AUTHORITY) !== withoutSlash(own)
      ? [note(`OIDC_AUTHORITY is ${OIDC_AUTHORITY} and identity runs here too: where that issuer is not this library's own, leave identity out of SERVICES, or its people are not taken in (docs/institutions.md)`)]
      : []),
    ...(!isHere && foreignIssuer(config) === null && SERVICES.includes('product') && !isSet(settings, 'IDENTITY_URL')
      ? [fault(`OIDC_AUTHORITY is ${OIDC_AUTHORITY}, the library's own identity service, which does not run here, and IDENTITY_URL is not set: administrators would find no accounts. Set it to where that service listens`)]
      : []),
  ];
} // prettier-ignore

/** @param bytes memory of this machine */
export const senseFindings = (settings: Settings, bytes = totalmem()): Finding[] => [
  ...times(settings),
  ...memory(settings, bytes),
  ...names(settings),
  ...issuer(settings),
  ...sender(settings),
];
