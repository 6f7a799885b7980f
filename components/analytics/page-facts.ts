/** What the page on screen says about itself, as custom dimensions. Read from the document, so that nothing is handed round for it. */
import { bandOf } from '@/lib/browser/breakpoints';
import type { NamedDimensions } from '@/lib/domain/personal/dimensions';

/** How the page is looked at. */
function surroundings(): NamedDimensions {
  const { release, theme } = document.documentElement.dataset;
  return {
    theme: theme ?? 'system',
    viewport: bandOf(innerWidth),
    release: release ?? null,
  };
}

/** What an item page is about: its first path segment is the type, its frame carries the id and the kind. */
function contentFacts(): NamedDimensions {
  const [, listing, slug] = location.pathname.split('/');
  if (!listing || !slug) return {};
  const { content, kind } = document.querySelector<HTMLElement>('[data-content]')?.dataset ?? {};
  return {
    contentId: content ?? null,
    contentType: listing,
    contentSubType: kind ?? null,
    contentName: document.querySelector('h1')?.textContent ?? null,
  };
}

/** True of every event of this page. */
export const pageFacts = (): NamedDimensions => ({ ...surroundings(), ...contentFacts() });

export function mediaFacts(media: HTMLMediaElement): NamedDimensions {
  return {
    mediaType: media.localName,
    mediaPosition: Math.round(media.currentTime),
    playbackRate: media.playbackRate,
    captions: [...media.textTracks].some(({ mode }) => mode === 'showing') ? 'on' : 'off',
  };
}
