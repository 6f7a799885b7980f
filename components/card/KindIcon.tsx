import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import { lineDrawing } from '@/components/ui/picture/line-drawing';

/**
 * The icon of a kind of item, or of the recording that it has, so that a film and a guide can be told apart at a glance. From one
 * SVG file that all pages share, because a dozen icons in JavaScript would be part of every first load.
 */
export function KindIcon({ type, size = 16 }: { type: string; size?: number }) {
  const hasSign = rowOfType(type)?.sign ?? /^(video|audio)$/.test(type);
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} {...lineDrawing}>
      <use href={`/kinds.svg#${hasSign ? type : 'other'}`} />
    </svg>
  );
}
