import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { renderToString } from 'react-dom/server';

/** React's mark of a part that was left to the browser: its component waited for something, or threw. */
const LEFT_OUT = '<!--$!-->';

/** The page as one text, made by the framework's own tree, and the head that its components asked for. */
async function renderOnce(context: DocumentContext): Promise<DocumentInitialProps> {
  const { AppTree } = context;
  let html: string | undefined;
  const page = await context.renderPage({
    enhanceApp: () =>
      function Page(props) {
        html = renderToString(
          <div id="__next">
            <AppTree {...props} />
          </div>,
        );
        return null;
      },
  });
  // In development the framework shows an error of its own instead of the page.
  return { ...page, html: html ?? page.html };
}

/**
 * Renders a page into one text. The framework's own way is a stream that is gathered before anything is sent: it
 * encodes each attribute by itself, and takes parts above 12 kB out of their place, to be put back by a script, which
 * people without script would never see. A part that is loaded first (`lazy`) is waited for by that stream, once.
 * Throws when a part cannot be rendered: half a page is no page, and the framework answers with its 500.
 */
export async function renderPage(context: DocumentContext): Promise<DocumentInitialProps> {
  const first = await renderOnce(context);
  if (!first.html.includes(LEFT_OUT)) return first;
  await context.renderPage();
  const second = await renderOnce(context);
  if (second.html.includes(LEFT_OUT)) throw new Error(`a part of ${context.pathname} could not be rendered`);
  return second;
}
