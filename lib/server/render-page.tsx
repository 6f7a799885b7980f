import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The complete markup of a tree: suspended parts are awaited, and every part is in its place. Otherwise React moves long
 * parts to the end and puts them back with a script, so visitors without script would never see them.
 * Rejects with the first error in any part.
 */
function markupOf(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
    });
  });
}

/**
 * Renders a page to a string with React's own renderer over the framework's tree (`AppTree`), inside the framework's render,
 * so that the result has the head that the components set. Throws when a part cannot be rendered, so that the framework
 * answers with its 500; by itself it would send an incomplete page and leave that part to the browser.
 */
export async function renderPage(context: DocumentContext): Promise<DocumentInitialProps> {
  const { AppTree } = context;
  let markup: Promise<string> | undefined;
  const page = await context.renderPage({
    enhanceApp: () =>
      function Page(props) {
        markup ??= markupOf(
          <div id="__next">
            <AppTree {...props} />
          </div>,
        );
        use(markup);
        return null;
      },
  });
  // In development the framework may render its error overlay instead of the page; then there is no markup.
  return { ...page, html: markup ? await markup : page.html };
}
