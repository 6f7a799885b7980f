import { rowOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { lineDrawing } from '@/components/ui/picture/line-drawing';

/**
 * The icon of a kind of item, so that a production and a guide can be told apart at a glance. From one SVG file that
 * all pages share, because ten icons in JavaScript would be part of every first load.
 */
export function KindIcon({ type, size = 16 }: { type: ContentType | string; size?: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} {...lineDrawing}>
      <use href={`/kinds.svg#${rowOfType(type)?.sign ? type : 'other'}`} />
    </svg>
  );
}
