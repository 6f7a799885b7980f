/** The browser's table of pages: shorter, and the same for every page. */
import vm from 'node:vm';
import { shortTable } from '@/scripts/build/page-table.mjs';

const table = `self.__BUILD_MANIFEST = {
  "/": [ "static/chunks/home.js" ],
  "/[...missing]": [ "static/chunks/missing.js" ],
  "/[listing]": [ "static/chunks/listing.js" ],
  "/help": [ "static/chunks/help.js" ],
  "/lists/[id]": [ "static/chunks/list.js" ],
  "/lists/[id]/[file]": [ "static/chunks/file.js" ],
  "/robots.txt": [ "static/chunks/robots.js" ],
  "sortedPages": [ "/", "/_app", "/help", "/[listing]", "/[...missing]", "/lists/[id]", "/lists/[id]/[file]", "/robots.txt" ]
};self.__PAGES = {"/":{"otherChunks":["static/chunks/a.js","static/chunks/a.css"]},"/robots.txt":{"otherChunks":[]}};
self.__GLOBAL = "TURBOPACK";self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

const read = (script: string, waiting?: () => void) => {
  const self: Record<string, unknown> = waiting ? { __BUILD_MANIFEST_CB: waiting } : {};
  vm.runInNewContext(script, { self });
  return JSON.parse(JSON.stringify(self)) as unknown;
};

// Without its row the router would take /help for a listing's address.
it('has every page that is linked with its scripts, and no file', () => {
  const short = shortTable(table);
  expect(short.length).toBeLessThan(table.length);
  expect(read(short)).toEqual({
    __BUILD_MANIFEST: {
      '/': ['static/chunks/home.js'],
      '/[listing]': ['static/chunks/listing.js'],
      '/help': ['static/chunks/help.js'],
      '/lists/[id]': ['static/chunks/list.js'],
      sortedPages: ['/', '/_app', '/help', '/[listing]', '/lists/[id]'],
    },
    __PAGES: { '/': { otherChunks: ['static/chunks/a.js', 'static/chunks/a.css'] } },
    __GLOBAL: 'TURBOPACK',
  });
});

it('still tells whoever waited for it', () => {
  const waiting = jest.fn();
  read(shortTable(table), waiting);
  expect(waiting).toHaveBeenCalledTimes(1);
});

it('a table of a form that it does not know stops the build', () => {
  expect(() => shortTable('self.__BUILD_MANIFEST = { "/": () => [] }')).toThrow();
});
