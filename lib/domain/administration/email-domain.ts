/** The e-mail domain that an organisation names as its own, as it is typed. Pure. */
import { EMAIL_DOMAIN } from '../viewer/institutions';

/** Providers that have a domain in many countries, such as yahoo.co.uk and gmx.de. */
const PUBLIC_BRANDS =
  /^(?:aol|gmail|gmx|googlemail|hotmail|live|outlook|rocketmail|yahoo|yandex|ymail)\.(?:com?\.)?[a-z]{2,3}$/;
/** Others with which anybody can have an address; not all there are, only those that are taken for one's own most often. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  '126.com', '163.com', 'btinternet.com', 'comcast.net', 'fastmail.com', 'free.fr', 'hey.com', 'icloud.com', 'laposte.net',
  'libero.it', 'mac.com', 'mail.com', 'mail.ru', 'me.com', 'msn.com', 'naver.com', 'orange.fr', 'proton.me', 'protonmail.com',
  'qq.com', 'sky.com', 't-online.de', 'talktalk.net', 'virginmedia.com', 'web.de', 'zoho.com',
]); // prettier-ignore

const isPublic = (domain: string): boolean => PUBLIC_DOMAINS.has(domain) || PUBLIC_BRANDS.test(domain);

/** The domain in lower case (null: none is given), or what is wrong with it. An "@" before it is left out. */
export function readEmailDomain(text: string): { domain: string | null } | { fault: string } {
  const domain = text.trim().toLowerCase().replace(/^@/, '');
  if (domain === '') return { domain: null };
  if (!EMAIL_DOMAIN.test(domain))
    return { fault: `"${text.trim()}" is not a domain, such as school.example` };
  if (isPublic(domain))
    return { fault: `Anybody can have an address at ${domain}: name a domain of your own` };
  return { domain };
}
