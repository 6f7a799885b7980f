/** How long the certificate of the public address is still valid: once it has ended, nobody gets in. */
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { readEnvironment } from '@/lib/contracts/environment';
import { fault, type Finding, type Settings } from './finding';

const TIMEOUT_MS = 4_000;
const DAY_MS = 24 * 3_600_000;
/** certbot renews 30 days before the end: at half of that, it has failed for two weeks. */
const TOLD_BEFORE_DAYS = 15;
const HTTPS_PORT = 443;

/** When the certificate ends, epoch ms; null where none can be had. Whether it is accepted, the check of the address tells. */
const endOf = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: Number(port) || HTTPS_PORT, timeout: TIMEOUT_MS, rejectUnauthorized: false, ...name }); // prettier-ignore
    const end = (at: number | null) => {
      socket.destroy();
      resolve(at);
    };
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });

export async function certificateFindings(settings: Settings): Promise<Finding[]> {
  const { PUBLIC_URL } = readEnvironment(['PUBLIC_URL'], settings);
  const address = new URL(PUBLIC_URL);
  if (address.protocol !== 'https:') return [];
  const end = await endOf(address);
  const days = end === null ? Infinity : Math.floor((end - Date.now()) / DAY_MS);
  return days >= TOLD_BEFORE_DAYS
    ? []
    : [fault(`the certificate of ${PUBLIC_URL} ${days < 0 ? 'has ended' : `ends in ${days} days`}. Renew it, and see why that was not done by itself: certbot renew --dry-run`)]; // prettier-ignore
}
