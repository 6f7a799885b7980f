/**
 * Addresses of content pictures at a given width, in the image API that our content service shares with the hosted one:
 * `?w=` px, `&q=` 1 to 100, `&fm=webp`. Used by the framework's configuration and by `sourceSet`.
 */
export interface ImageRequest {
  src: string;
  width: number;
  quality?: number | undefined;
}

/** Quality at which the sample posters show no banding; beyond it files grow by half. */
const DEFAULT_QUALITY = 72;

/** A path on our own origin (`/…`) has no image API and is returned unchanged. */
export default function contentImageLoader({ src, width, quality }: ImageRequest): string {
  if (src.startsWith('/') && !src.startsWith('//')) return src;
  const separator = src.includes('?') ? '&' : '?';
  return `${src}${separator}w=${width}&q=${quality ?? DEFAULT_QUALITY}&fm=webp`;
}
