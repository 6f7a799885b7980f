import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { BEFORE_PAINT } from '@/lib/browser/before-paint';
import { SETTINGS_ELEMENT_ID, type PublicSettings } from '@/lib/contracts/settings';
import { languageOfCountry } from '@/lib/domain/text/language-of-country';
import { publicOrigin } from '@/lib/server/config';
import { alternatesOf } from '@/lib/server/pages/head/alternates';
import { previewOf, type Preview } from '@/lib/server/pages/head/preview';
import { visitorOf } from '@/lib/server/session';
import { renderPage } from '@/lib/server/render-page';
import { publicSettings } from '@/lib/server/settings';
import { MAIN_ID, site } from '@/lib/contracts/site';

interface DocumentProps extends DocumentInitialProps {
  /** Null on the pages rendered at build (404, 500), which must not freeze one installation's settings. */
  settings: PublicSettings | null;
  language: ReturnType<typeof languageOfCountry>;
}

/** Served by the gateway (gateway/files/brand-files.ts). */
const BRAND_STYLE = '/brand/brand.css';

/** JSON with `<` escaped, so that it cannot close its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function PreviewTags({ preview: { type, address, title, description, image } }: { preview: Preview }) {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image ? (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      ) : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The document around every page, with the script that runs before the first paint and the public settings as JSON. */
export default class LibraryDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentProps> {
    const initial = await renderPage(context);
    if (!context.req) return { ...initial, settings: null, language: languageOfCountry(null) };
    const visitor = visitorOf({ req: context.req });
    return {
      ...initial,
      settings: publicSettings(visitor),
      language: languageOfCountry(visitor.viewer.country),
    };
  }

  override render() {
    const { settings, language, __NEXT_DATA__: shown } = this.props;
    const { pageProps } = shown.props as { pageProps?: unknown };
    // Of the pages rendered at build, which know no origin, only the feed of everything.
    const alternates = alternatesOf(shown.page, shown.query, settings ? publicOrigin() : '');
    const preview = settings && previewOf(shown.page, pageProps, publicOrigin());
    return (
      <Html lang={language} data-release={shown.buildId}>
        <Head>
          <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
          {/* The first paint waits for the header and the content, which arrive in one response: if painted in pieces, the
              header's tools would move, and a slow machine would lay the page out three times. */}
          <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content={site().colours?.light.curtain ?? '#8a1a2a'} />
          <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" />
          {alternates.map((alternate) => (
            <link key={alternate.href} rel="alternate" {...alternate} />
          ))}
          <link rel="icon" href={site().mark ?? '/favicon.svg'} />
          <link rel="apple-touch-icon" href="/brand/icon-180.png" />
          <link rel="manifest" href="/brand/manifest.webmanifest" />
          {site().colours ? <link rel="stylesheet" href={BRAND_STYLE} /> : null}
          <meta property="og:site_name" content={site().name} />
          {preview ? <PreviewTags preview={preview} /> : null}
        </Head>
        <body>
          <Main />
          {settings ? (
            <script
              type="application/json"
              id={SETTINGS_ELEMENT_ID}
              dangerouslySetInnerHTML={{ __html: scriptJson(settings) }}
            />
          ) : null}
          <NextScript />
        </body>
      </Html>
    );
  }
}
