/** A load balancer before several nodes: nginx as operators run it, from the distribution's package. */
import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installed } from '@/scripts/support/installed.mjs';
import { eventually } from './target';

/** True when nginx is there, or could be installed. */
export const haveNginx = (): boolean => installed('nginx', ['nginx-light']) !== null;

export interface Balancer {
  /** Listens on this port of 127.0.0.1 … */
  port: number;
  /** … and shares requests among these ports. */
  nodes: readonly number[];
}

const serverOf = ({ port, nodes }: Balancer) => `
  upstream nodes_${port} {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes_${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      add_header X-Node $upstream_addr always;
    }
  }`;

/**
 * Runs nginx as a child, with a folder of its own, until `stop`; resolves when `answers` does.
 * @param http what stands in its http block, where the folder is known
 */
export async function runNginx(
  http: (folder: string) => Promise<string> | string,
  answers: () => Promise<boolean>,
): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'library-nginx-'));
  await mkdir(path.join(folder, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, 'temp', name)};`)
    .join('\n  ');
  const config = `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temp}
  ${await http(folder)}
}
`;
  await writeFile(path.join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await eventually('nginx answers', answers).catch((cause: unknown) => {
    throw new Error(`nginx: ${said}`, { cause });
  });
  return {
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Balancers; resolves when the first port answers. */
export function startNginx(balancers: readonly Balancer[]): Promise<{ stop: () => Promise<void> }> {
  const first = balancers[0]!.port;
  return runNginx(
    () => balancers.map(serverOf).join('\n'),
    async () => (await fetch(`http://127.0.0.1:${first}/healthz`)).status < 600,
  );
}
