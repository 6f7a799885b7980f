import Head from 'next/head';
import { documentTitle } from '@/lib/contracts/site';
import { singleSource } from '@/lib/browser/images/source-set';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { structuredData } from '@/lib/domain/catalogue/structured-data';

/** Width of the preview picture: the smallest that every service shows large. */
const PREVIEW_WIDTH = 1440;

/** A JSON text that cannot close its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Title, description, canonical address, preview and structured data of an item page. */
export function ItemHead({ page, origin }: { page: ItemPage; origin: string }) {
  const address = `${origin}${page.path}`;
  const picture = page.image ? new URL(singleSource(page.image.url, PREVIEW_WIDTH), origin).href : null;
  return (
    <Head>
      <title>{documentTitle(page.name)}</title>
      <meta name="description" content={page.introduction} key="description" />
      <link rel="canonical" href={address} key="canonical" />
      <meta property="og:title" content={page.name} key="og:title" />
      <meta property="og:description" content={page.introduction} key="og:description" />
      <meta property="og:url" content={address} key="og:url" />
      <meta
        property="og:type"
        content={page.recording?.kind === 'video' ? 'video.other' : 'article'}
        key="og:type"
      />
      {picture ? <meta property="og:image" content={picture} key="og:image" /> : null}
      {picture && page.image ? (
        <meta property="og:image:alt" content={page.image.altText} key="og:image:alt" />
      ) : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} key="twitter:card" />
      {structuredData(page, { origin, picture }).map((thing, index) => (
        <script
          key={`structured-${index}`}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: safeJson(thing) }}
        />
      ))}
    </Head>
  );
}
