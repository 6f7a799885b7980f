import Head from 'next/head';
import type { ContentImage } from '@/lib/contracts/catalogue/content-item';
import { singleSource, sourceSet } from '@/lib/browser/images/source-set';
import { classNames } from '../class-names';
import styles from './picture.module.css';

/** `fill` covers a positioned parent; the others fix the height, so that nothing jumps when the picture arrives. */
export type PictureShape = 'wide' | 'poster' | 'square' | 'round' | 'fill';

interface PictureProps {
  /** Null shows a painted curtain. */
  image: Pick<ContentImage, 'url' | 'altText'> | null;
  shape?: PictureShape;
  /** The `sizes` of the image: how wide it is shown at each viewport width. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and announced in the head. */
  priority?: boolean;
  /** Hidden from assistive technology where the words beside it say the same (a card's picture). */
  decorative?: boolean;
  className?: string | undefined;
}

/**
 * A content picture in the widths of `PICTURE_WIDTHS`.
 * Not `next/image`: the content service resizes pictures already, and its script would be loaded by every page.
 */
export function Picture(props: PictureProps) {
  const { image, shape = 'wide', sizes, priority = false, decorative = false, className } = props;
  const frame = classNames(styles.frame, styles[shape], className);
  if (!image) return <PictureFallback frame={frame} />;
  const set = sourceSet(image.url);
  return (
    <picture className={frame}>
      {priority ? <PicturePreload set={set} sizes={sizes} /> : null}
      <img
        className={styles.image}
        src={singleSource(image.url)}
        srcSet={set}
        sizes={sizes}
        alt={decorative ? '' : image.altText}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // Decoded synchronously: the largest picture appears with the first frame, not after the scripts.
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

function PicturePreload({ set, sizes }: { set: string; sizes: string }) {
  return (
    <Head>
      <link key={set} rel="preload" as="image" imageSrcSet={set} imageSizes={sizes} fetchPriority="high" />
    </Head>
  );
}

/** Stands in for a missing picture: a lit curtain, as before a play. */
function PictureFallback({ frame }: { frame: string | undefined }) {
  return (
    <span className={frame} aria-hidden>
      <span className={styles.empty} />
    </span>
  );
}
