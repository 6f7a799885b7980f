/** @jest-environment node */
import type { DocumentContext } from 'next/document';
import { lazy, Suspense, type ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { renderPage } from '@/lib/server/render-page';

/** The framework's part of it: renders the page it is given, or its own, and waits for everything in it. */
function contextOf(Tree: ComponentType): DocumentContext {
  const streamed = (App: ComponentType) =>
    new Promise<void>((resolve, reject) => {
      const sink = new Writable({
        write: (_chunk, _encoding, done) => done(),
        final: (done) => (done(), resolve()),
      });
      const stream = renderToPipeableStream(<App />, {
        onAllReady: () => stream.pipe(sink),
        onShellError: reject,
        onError: () => undefined,
      });
    });
  return {
    pathname: '/somewhere',
    AppTree: Tree,
    renderPage: async (options?: { enhanceApp?: (App: ComponentType) => ComponentType }) => {
      await streamed(options?.enhanceApp?.(Tree) ?? Tree);
      return { html: 'of the framework', head: [<title key="title">A title</title>] };
    },
  } as unknown as DocumentContext;
}

it('a page is one text in the element that the browser looks for, with the head its components asked for', async () => {
  const page = await renderPage(contextOf(() => <p>Curtain up</p>));
  expect(page.html).toBe('<div id="__next"><p>Curtain up</p></div>');
  expect(page.head).toHaveLength(1);
});

it('a long part stands in its place, where a browser without script reads it', async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `line ${index}`);
  const page = await renderPage(
    contextOf(() => (
      <Suspense>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>after it</p>
      </Suspense>
    )),
  );
  expect(page.html).not.toContain('<script');
  expect(page.html).not.toContain('hidden');
  expect(page.html.indexOf('line 1999')).toBeLessThan(page.html.indexOf('after it'));
});

it('a part whose code is loaded first is waited for', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>loaded</p> }));
  const Part = lazy(load);
  const Tree = () => (
    <Suspense fallback="not yet">
      <Part />
    </Suspense>
  );
  expect((await renderPage(contextOf(Tree))).html).toContain('<p>loaded</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('half a page is no page: what throws, inside a border or not, is the framework’s failure', async () => {
  const Broken = () => {
    throw new Error('the wings are empty');
  };
  const bordered = () => (
    <Suspense fallback="nothing">
      <Broken />
    </Suspense>
  );
  await expect(renderPage(contextOf(Broken))).rejects.toThrow('the wings are empty');
  await expect(renderPage(contextOf(bordered))).rejects.toThrow('the wings are empty');
});
