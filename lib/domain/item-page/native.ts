/** The page that plays a recording with the browser's own controls, for browsers without script. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { NativeRecording } from '@/lib/contracts/media/native-play';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { itemPath } from './paths';

/** Its address. A section of its own, because pages of items are cached and shared, and this one holds a grant. */
export const nativePath = (type: ContentType, slug: string): string => `/play${itemPath(type, slug)}`;

export interface NativePageProps {
  item: Pick<ContentItem, 'name'> & { path: string };
  /** Names of all guidance; null: there is none. */
  guidance: string | null;
  /** Some of the guidance is accepted before anything plays. */
  mustAccept: boolean;
  spans: readonly GuidanceSpan[];
  /** Null: it can only be played with script. */
  recording: NativeRecording | null;
}
