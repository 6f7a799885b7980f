/** nginx with a certificate of its own before the gateway, as docs/deploy.md has it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installed } from '@/scripts/support/installed.mjs';
import { eventually } from './target';

export const haveTlsProxy = (): boolean =>
  installed('nginx', ['nginx-light']) !== null && installed('openssl', ['openssl']) !== null;

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
export async function startTlsProxy(options: {
  port: number;
  host: string;
  server: string;
}): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'library-tls-'));
  const file = (name: string) => path.join(folder, name);
  const made = spawnSync('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${options.host}`,
    '-addext', `subjectAltName=DNS:${options.host}`, '-keyout', file('key.pem'), '-out', file('cert.pem'),
  ]); // prettier-ignore
  if (made.status !== 0) throw new Error(made.stderr.toString());
  await mkdir(file('temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file('temp')}/${name};`).join('\n'); // prettier-ignore
  const server = options.server
    .replace(/ssl_certificate\s+[^;]+;/, `ssl_certificate ${file('cert.pem')};`)
    .replace(/ssl_certificate_key\s+[^;]+;/, `ssl_certificate_key ${file('key.pem')};`);
  const config = `daemon off;
pid ${file('nginx.pid')};
error_log ${file('error.log')} warn;
events {}
http {
access_log off;
${temp}
${server}
}
`;
  await writeFile(file('nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', file('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await eventually(`nginx answers: ${said}`, async () => (await statusOf(options.port, options.host)) > 0);
  return {
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
