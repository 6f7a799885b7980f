/** Server part of /play/{listing}/{slug}. Server only. */
import { fetchItem } from '@/lib/clients/product-api/catalogue/item';
import { nullWhenMissing, refusalOf } from '@/lib/clients/product-api/fetch';
import { segmentOfType, typeOfSegment } from '@/lib/contracts/catalogue/content-types';
import type { NativePageProps } from '@/lib/domain/item-page/native';
import { itemPath } from '@/lib/domain/item-page/paths';
import { guidanceText, guidanceToAccept } from '@/lib/domain/playback/before-play';
import { nativeRecording } from '../native-play';
import type { PageAnswer, Visit } from '../page';

interface Asked {
  listing: string;
  slug: string;
  agent: string | null;
}

/** A recording for the browser's own controls. Who may not play it is sent to its page, which says why and what to do. */
export async function nativePage(
  { product }: Visit,
  { listing, slug, agent }: Asked,
): Promise<PageAnswer<NativePageProps>> {
  const type = typeOfSegment(listing);
  if (type === null) return { kind: 'not-found' };
  const item = await fetchItem(product, segmentOfType[type], slug).catch(nullWhenMissing);
  if (!item?.media) return { kind: 'not-found' };
  const path = itemPath(type, slug);
  try {
    const recording = await nativeRecording(item, { product, agent });
    const props = {
      item: { name: item.name, path },
      guidance: guidanceText({ ...item, other: item.otherGuidance ?? [] }),
      mustAccept: guidanceToAccept(item).length > 0,
      spans: item.media.guidance ?? [],
      recording,
    };
    return { kind: 'page', props, isGranted: true };
  } catch (cause) {
    if (refusalOf(cause) === null) throw cause;
    return { kind: 'redirect', to: path };
  }
}
