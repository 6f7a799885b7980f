/** What a page says to search engines: it is indexed only where it says its address. */
import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { ListingHead } from '@/components/search/ListingHead';
import { PageHead } from '@/components/shell/PageHead';
import { ShellContext } from '@/components/shell/shell-context';
import { parseListing } from '@/lib/domain/listing/address';
import { listingScreen } from '@/lib/domain/listing/screens';
import { robots } from '@/lib/domain/catalogue/sitemap';
import { anonymousShell } from '@/lib/domain/viewer/shell';

// The framework's own collects its elements for the server; React by itself puts them into the document's head.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));

const shell = { ...anonymousShell, origin: 'https://l.test' };
const show = (head: ReactNode) => render(<ShellContext value={shell}>{head}</ShellContext>);
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

it('a page with an address is indexed under it', () => {
  show(<PageHead title="Explore" description="Every way" path="/explore" />);
  expect(document.title).toMatch(/^Explore \| /);
  expect([content('description'), canonical(), content('robots')]).toEqual([
    'Every way',
    'https://l.test/explore',
    null,
  ]);
});

it('a page without one is not indexed, and keeps what else is in its head', () => {
  show(
    <PageHead title="Lists">
      <meta name="referrer" content="no-referrer" />
    </PageHead>,
  );
  expect([content('robots'), canonical(), content('referrer')]).toEqual(['noindex', null, 'no-referrer']);
});

it.each([
  ['', null],
  ['page=2', null],
  ['sort_by=newest', null],
  ['q=lear', 'noindex'],
  ['genre=comedy', 'noindex'],
])('a listing is indexed, its filtered views are not: “%s”', (query, said) => {
  const screen = listingScreen('productions');
  show(
    <ListingHead
      title="Productions"
      state={parseListing(new URLSearchParams(query), screen)}
      screen={screen}
    />,
  );
  expect(content('robots')).toBe(said);
  expect(canonical()).toMatch(/^https:\/\/l\.test\/productions/);
});

const sources = ['components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

it('nothing else writes the tag, and only the home page writes a head of its own', () => {
  const files = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));
  expect(files(/name="robots"/)).toEqual(['components/shell/PageHead.tsx']);
  expect(files(/rel="canonical"/).sort()).toEqual(['components/shell/PageHead.tsx', 'pages/index.tsx']);
});

it('no page that robots.txt closes says that it may be indexed', () => {
  const closed = [...robots('').matchAll(/^Disallow: (\/[^?\n]*)$/gm)].map(([, start = '']) => start);
  const pages = sources.filter(({ file }) => file.startsWith('pages'));
  const isClosed = ({ file }: { file: string }) =>
    closed.some((start) => file.slice('pages'.length).startsWith(start));
  const shown = pages.filter(isClosed).filter(({ text }) => !text.includes('return null'));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ text }) => !/<PageHead\b/.test(text) || /\spath=/.test(text))).toEqual([]);
});
