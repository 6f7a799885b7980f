import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Markup of a tree, whole: parts that are loaded first are waited for, and every part stands in its place. React takes
 * long parts out of it otherwise, to be put back by a script, which people without script would never see.
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
 * Renders a page into one text, by React's own renderer over the framework's tree (`AppTree`), within the framework's render,
 * so that it has the head that the components asked for. Throws when a part cannot be rendered, where the framework would
 * leave that part to the browser: half a page is no page, and the framework answers with its 500.
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
  // In development the framework shows an error of its own instead of the page.
  return { ...page, html: markup ? await markup : page.html };
}
