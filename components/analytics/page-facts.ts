/** Facts about the page on screen, as custom dimensions. Read from the DOM, so that no component has to pass them on. */
import { bandOf } from './breakpoints';
import type { NamedDimensions } from '@/lib/domain/reports/dimensions';

/** Theme, viewport and release. */
function surroundings(): NamedDimensions {
  const { release, theme } = document.documentElement.dataset;
  return {
    theme: theme ?? 'system',
    viewport: bandOf(innerWidth),
    release: release ?? null,
  };
}

/** The item of an item page: the first path segment gives the type, the page's `data-` attributes the id and kind. */
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

/** Dimensions that every event of this page carries. */
export const pageFacts = (): NamedDimensions => ({ ...surroundings(), ...contentFacts() });

export function mediaFacts(media: HTMLMediaElement): NamedDimensions {
  return {
    mediaType: media.localName,
    mediaPosition: Math.round(media.currentTime),
    playbackRate: media.playbackRate,
    captions: [...media.textTracks].some(({ mode }) => mode === 'showing') ? 'on' : 'off',
  };
}
