/** nginx with a certificate of its own before the gateway, as docs/deploy.md has it. */
import { spawnSync } from 'node:child_process';
import https from 'node:https';
import path from 'node:path';
import { installed } from '@/scripts/support/installed.mjs';
import { haveNginx, runNginx } from './nginx';

export const haveTlsProxy = (): boolean => haveNginx() && installed('openssl', ['openssl']) !== null;

/** Status of a path at the proxy, whose certificate nobody else has signed. */
const statusOf = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/healthz', servername: host, headers: { host }, rejectUnauthorized: false }; // prettier-ignore
    https.get(options, (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject);
  });

/**
 * Starts it on a port of 127.0.0.1. `server` is the server block of the documentation, in which this test's port, names and
 * files are put in place of those written there.
 */
export function startTlsProxy(options: {
  port: number;
  host: string;
  server: string;
}): Promise<{ stop: () => Promise<void> }> {
  return runNginx(
    (folder) => {
      const file = (name: string) => path.join(folder, name);
      const made = spawnSync('openssl', [
        'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${options.host}`,
        '-addext', `subjectAltName=DNS:${options.host}`, '-keyout', file('key.pem'), '-out', file('cert.pem'),
      ]); // prettier-ignore
      if (made.status !== 0) throw new Error(made.stderr.toString());
      return options.server
        .replace(/ssl_certificate\s+[^;]+;/g, `ssl_certificate ${file('cert.pem')};`)
        .replace(/ssl_certificate_key\s+[^;]+;/g, `ssl_certificate_key ${file('key.pem')};`);
    },
    async () => (await statusOf(options.port, options.host)) > 0,
  );
}
