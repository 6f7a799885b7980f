import Head from 'next/head';
import { documentTitle } from '@/lib/contracts/site';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { previewPicture } from './header/preview-picture';
import { StructuredData } from './StructuredData';

/** Title, description, canonical address, preview and structured data of an item page. */
export function ItemHead({ page, origin }: { page: ItemPage; origin: string }) {
  const address = `${origin}${page.path}`;
  const picture = previewPicture(page, origin);
  return (
    <>
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
      </Head>
      <StructuredData page={page} origin={origin} />
    </>
  );
}
