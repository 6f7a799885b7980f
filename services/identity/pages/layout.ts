/** The frame of the service's few pages, in the product's look. */
import { html, type Html } from '@/lib/domain/text/markup';
import { site } from '@/lib/contracts/site';

/** Addresses that every page needs. */
export interface Way {
  /** Address of the library, for the way back. */
  home: string;
  /** Path below which browsers see this service. */
  base: string;
}

export interface PageParts extends Way {
  /** Title of the document; the site's name is appended. */
  title: string;
  main: Html;
  /** Scripts under /assets; the page works without them. */
  scripts?: readonly string[];
  /** What the page asks people to do is to go to the library: its foot then offers no second way there. */
  leadsHome?: boolean;
}

/** A whole document. */
export function page({ title, home, base, main, scripts = [], leadsHome = false }: PageParts): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${site().name}</title>
        <link rel="icon" href="${base}/assets/mark" />
        <link rel="stylesheet" href="${base}/assets/identity.css" />
        ${scripts.map((name) => html`<script src="${base}/assets/${name}" defer></script>`)}
      </head>
      <body>
        <div class="frame">
          <header>
            <a class="logo" href="${home}">
              <img src="${base}/assets/mark" width="48" height="48" alt="" />
              <span class="words"
                ><span class="name">${site().name}</span
                ><span class="strapline">${site().strapline}</span></span
              >
            </a>
          </header>
          <main>${main}</main>
          ${!leadsHome && html`<footer><a href="${home}">Back to the library</a></footer>`}
        </div>
      </body>
    </html>`.text;
}
