/** The doctor names a certificate that soon ends, at a server with one that ends when it is told to. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificateFindings } from '@/scripts/doctor/certificate';
import { installed } from '@/scripts/support/installed.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'library-certificate-'));
const servers: https.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** @returns the address of a server whose certificate is valid for so many days */
async function serverFor(days: number): Promise<string> {
  const file = (name: string) => path.join(folder, `${days}-${name}`);
  const made = spawnSync('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=localhost',
    '-addext', 'subjectAltName=DNS:localhost', '-keyout', file('key.pem'), '-out', file('cert.pem'),
  ]); // prettier-ignore
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const server = https.createServer({
    key: readFileSync(file('key.pem')),
    cert: readFileSync(file('cert.pem')),
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
const textsAt = async (days: number) =>
  (await certificateFindings({ PUBLIC_URL: await serverFor(days) })).map(({ text }) => text);

(installed('openssl', ['openssl']) === null ? it.skip : it)(
  'is told two weeks before its end, and not while it is renewed in time',
  async () => {
    expect(await textsAt(90)).toEqual([]);
    expect(await textsAt(16)).toEqual([]);
    expect(await textsAt(8)).toEqual([expect.stringMatching(/^the certificate of https:\/\/localhost:\d+ ends in 7 days\. Renew it/)]); // prettier-ignore
  },
);

it('is nothing to tell where there is none, or nobody answers', async () => {
  expect(await certificateFindings({ PUBLIC_URL: 'http://localhost:9' })).toEqual([]);
  expect(await certificateFindings({ PUBLIC_URL: 'https://127.0.0.1:9' })).toEqual([]);
});
