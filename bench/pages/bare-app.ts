/**
 * What pages are compared with: a plain Next.js app that returns the same bytes. `bare` and `static` hold the body as one string,
 * the minimum of work; `elements` creates every element of it again, without components.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@/__tests__/support/reliability/target';
import { treeOf, type Tree } from './elements';

const NEXT = path.resolve('node_modules', 'next', 'dist', 'bin', 'next');

export interface CapturedPage {
  name: string;
  html: string;
  /** The page's data as the browser gets it. */
  data: Record<string, unknown>;
  tree: Tree[];
}

/** Splits a page of ours into the HTML of its body and the data that came with it. */
export function captured(name: string, page: string): CapturedPage {
  const opening = '<div id="__next">';
  const start = page.indexOf(opening) + opening.length;
  const end = page.indexOf('</div><script', start);
  const json = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1];
  if (start < opening.length || end < start || json === undefined) throw new Error(`${name} is no page`);
  const { props } = JSON.parse(json) as { props: { pageProps: Record<string, unknown> } };
  const html = page.slice(start, end);
  return { name, html, data: props.pageProps, tree: treeOf(html) };
}

const CAPTURED = `
import { readFileSync } from 'node:fs';
const pages = () => (globalThis.capturedPages ??= JSON.parse(readFileSync(process.env.CAPTURED_PAGES, 'utf8')));
export const names = () => pages().map(({ name }) => name);
export const pageOf = (name) => pages().find((page) => page.name === name);
export const propsOf = (name) => ({ ...pageOf(name).data, name });
`;
/** The browser never runs this app, so what it would need is left out of its bundle. */
const onServer = (body: string) => `typeof window === 'undefined' ? ${body} : null`;
const asText = `export default function Page({ name }) {
  return ${onServer('<div dangerouslySetInnerHTML={{ __html: globalThis.capturedPages.find((page) => page.name === name).html }} />')};
}
`;
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }',
  'captured.js': CAPTURED,
  'pages/bare/[name].js': `import { propsOf } from '../../captured';
export const getServerSideProps = async ({ params }) => ({ props: propsOf(params.name) });
${asText}`,
  'pages/static/[name].js': `import { names, propsOf } from '../../captured';
export const getStaticPaths = async () => ({ paths: names().map((name) => ({ params: { name } })), fallback: false });
export const getStaticProps = async ({ params }) => ({ props: propsOf(params.name) });
${asText}`,
  'pages/elements/[name].js': `import { createElement } from 'react';
import { propsOf } from '../../captured';
export const getServerSideProps = async ({ params }) => ({ props: propsOf(params.name) });
const made = (node) => (typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(made)));
export default function Page({ name }) {
  return ${onServer("createElement('div', null, ...globalThis.capturedPages.find((page) => page.name === name).tree.map(made))")};
}
`,
};

const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  CAPTURED_PAGES: path.join(folder, 'captured.json'),
});

/** Writes and builds the app in a folder inside this project, whose packages it uses. */
export async function buildBareApp(folder: string, pages: readonly CapturedPage[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const config = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`;
  const files = { ...FILES, 'next.config.mjs': config, 'captured.json': JSON.stringify(pages) };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const built = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: folder,
    env: environment(folder),
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`the bare app did not build:\n${built.stdout}${built.stderr}`);
}

export interface BareApp {
  origin: string;
  pid: number;
  /** From process start to first answer, ms. */
  started: number;
  stop: () => void;
}

/** `next start`, run as the framework's own command runs it. */
export async function startBareApp(folder: string, port: number, name: string): Promise<BareApp> {
  const before = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: folder,
      env: environment(folder),
      stdio: 'ignore',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${origin}/static/${name}`)).ok;
  await eventually('the bare app answers', answers, { ms: 60_000, every: 20 }).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return { origin, pid: child.pid ?? 0, started: performance.now() - before, stop: () => child.kill() };
}
