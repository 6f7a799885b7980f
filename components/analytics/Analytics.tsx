import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useMediaImpressions } from './use-media-impressions';
import { useSearchReports } from './use-search-reports';
import { firstPartySink } from '@/lib/clients/analytics/first-party';
import { matomoSink } from '@/lib/clients/analytics/matomo';
import { AnalyticsQueue } from '@/lib/clients/analytics/queue';
import { loadSettings } from '@/lib/clients/settings';
import type { ShellViewer } from '@/lib/contracts/shell';
import { addressDimensions, visitorDimensions } from '@/lib/domain/reports/dimensions';
import type { User } from '@/lib/domain/viewer/user';
import { onTrack, track } from '@/lib/browser/track';
import { mediaFacts, pageFacts } from './page-facts';

interface AnalyticsProps {
  viewer: ShellViewer;
  user: User;
}

const pageInfo = () => ({ path: location.pathname, title: document.title });

/** The event queue of this page, flushed when the page is hidden. The installation's settings choose its sink. */
function useQueue({ viewer, user }: AnalyticsProps) {
  const visitor = useEffectEvent(() => ({ ...visitorDimensions(viewer, user), ...pageFacts() }));
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const start = async () => {
      const { matomo } = await loadSettings();
      if (gone) return;
      const sink = matomo ? matomoSink(matomo, location.origin) : firstPartySink;
      const queue = new AnalyticsQueue({ sink, page: pageInfo, visitor: () => visitor() });
      const stopHearing = onTrack((event) => queue.add(event));
      const onHide = () => {
        if (document.hidden) queue.flush();
      };
      document.addEventListener('visibilitychange', onHide);
      stop = () => {
        stopHearing();
        document.removeEventListener('visibilitychange', onHide);
        queue.flush();
      };
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
}

/** One view per address. Reported after the page is rendered, because the title is the old page's until then. */
function usePageViews() {
  const { asPath } = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      track({
        category: 'page',
        action: 'view',
        name: document.title,
        dimensions: addressDimensions(asPath),
      });
    });
    return () => clearTimeout(timer);
  }, [asPath]);
}

function trackMedia(action: string, media: HTMLMediaElement) {
  track({ category: 'media', action, name: document.title, dimensions: mediaFacts(media) });
}

function usePlays() {
  useEffect(() => {
    const hear = ({ type, target }: Event) => {
      if (target instanceof HTMLMediaElement) trackMedia(type === 'ended' ? 'completed' : 'play', target);
    };
    // Playback that started before this was loaded has not been reported yet.
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
      if (!media.paused) trackMedia('play', media);
    document.addEventListener('play', hear, true);
    document.addEventListener('ended', hear, true);
    return () => {
      document.removeEventListener('play', hear, true);
      document.removeEventListener('ended', hear, true);
    };
  }, []);
}

function trackImpression(contentId: string) {
  track({ category: 'media', action: 'impression', name: document.title, dimensions: { contentId } });
}

/** Usage statistics: pages, searches, players seen, plays. Loaded only if the visitor has agreed to them. */
export function Analytics(props: AnalyticsProps) {
  useQueue(props);
  usePageViews();
  useSearchReports();
  usePlays();
  useMediaImpressions(trackImpression);
  return null;
}
