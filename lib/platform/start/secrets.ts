/** Finds secrets that protect nothing: too short, well known, or shared by two purposes. Pure. */
import { keyList } from '../key-list';

/** Our own secrets, generated at the first local start when not set. Each is a comma list whose parts are checked separately. */
export const ownSecrets: readonly string[] = [
  'IDENTITY_COOKIE_KEYS',
  'CUSTOMERS_API_KEY',
  'CONTENTFUL_ACCESS_TOKEN',
  'MEDIA_SIGNING_KEY',
  'SERVICE_KEY',
];
/** Issued by others, so their form is not checked, but their reuse is. */
const THEIRS = ['S3_SECRET_ACCESS_KEY'];

/** As much as HMAC-SHA-256 can use (RFC 2104 §3). */
const BYTES = 32;
/** 32 random bytes have about 31 different characters in base64url and nearly always all 16 in hexadecimal. */
const DIFFERENT_CHARACTERS = 12;
/** Long enough not to occur by chance: six given hexadecimal digits in a row occur in one of 140,000 random secrets. */
const KNOWN_WORDS =
  /change.?me|replace.?me|password|passphrase|secret|example|default|develop|insecure|sample|testing|12345678|abcdefgh|qwerty|letmein/i;
const REPEATED = /(.{8,})\1/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Bytes that a text can encode: hexadecimal has four bits per character, anything else at most six. */
const bytesIn = (text: string) => Math.floor((text.length * (/^[\da-f]+$/i.test(text) ? 4 : 6)) / 8);

const SHORTER = `is shorter than ${BYTES} random bytes, which have ${Math.ceil((BYTES * 8) / 6)} characters in base64 and ${BYTES * 2} in hexadecimal`;

function faultOf(secret: string): string | null {
  if (bytesIn(secret) < BYTES) return SHORTER;
  if (KNOWN_WORDS.test(secret)) return 'holds a well-known word';
  if (new Set(secret).size < DIFFERENT_CHARACTERS || REPEATED.test(secret)) return 'is not random';
  return null;
}

const HOW = 'Make one with: openssl rand -base64 32';

/** Why a secret of ours must not be used, in a sentence that begins with what it is called and never says it; null: it may. */
export function secretRefusal(called: string, secret: string): string | null {
  const fault = faultOf(secret);
  return fault === null ? null : `${called} ${fault}. ${HOW}`;
}

/** Whether a secret was issued by others, so that its form is theirs: a token of Contentful's own delivery API is. */
function isTheirs(name: string, { CONTENTFUL_HOST = '' }: Environment): boolean {
  if (THEIRS.includes(name)) return true;
  return name === 'CONTENTFUL_ACCESS_TOKEN' && /(^|\.)contentful\.com(:\d+)?$/i.test(CONTENTFUL_HOST);
}

function passwordOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? decodeURIComponent(new URL(address).password) : '';
}

/** One line for each secret that must not be used, naming the variable and never the secret. */
export function secretRefusals(env: Environment): string[] {
  const refusals: string[] = [];
  const users = new Map<string, string>();
  const password = passwordOf(env.DATABASE_URL);
  if (password !== '') users.set(password, 'DATABASE_URL');
  for (const name of [...ownSecrets, ...THEIRS]) {
    const keys = keyList(env[name] ?? '');
    if (env[name] && keys.length === 0) refusals.push(`${name} holds no key. ${HOW}`);
    for (const secret of keys) {
      const refusal = isTheirs(name, env) ? null : secretRefusal(name, secret);
      if (refusal !== null) refusals.push(refusal);
      const other = users.get(secret);
      if (other !== undefined && other !== name)
        refusals.push(`${name} is the secret of ${other} too: one for each purpose. ${HOW}`);
      users.set(secret, name);
    }
  }
  return refusals;
}
