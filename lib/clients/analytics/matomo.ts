/**
 * Matomo's tracking API in bulk: https://developer.matomo.org/api-reference/tracking-api. No visitor id and no cookie
 * are sent; `dimensionN` are custom dimensions of an action.
 */
import type { AnalyticsEvent } from '@/lib/contracts/usage/reports';
import type { MatomoSettings } from '@/lib/contracts/settings';
import { post, type AnalyticsSink } from './sink';

function request(event: AnalyticsEvent, siteId: string, origin: string): string {
  const { category, action, name, value, page, dimensions } = event;
  const fields = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: `${origin}${page.path}`,
    action_name: page.title,
  });
  // A page view is an action of its own; everything else is an event.
  if (category !== 'page') {
    fields.set('ca', '1');
    fields.set('e_c', category);
    fields.set('e_a', action);
    fields.set('e_n', name);
    if (value !== undefined) fields.set('e_v', String(value));
  }
  for (const [number, text] of Object.entries(dimensions)) fields.set(`dimension${number}`, text);
  return `?${fields.toString()}`;
}

export function matomoSink({ url, siteId }: MatomoSettings, origin: string): AnalyticsSink {
  return {
    send: (events) =>
      post(url, JSON.stringify({ requests: events.map((event) => request(event, siteId, origin)) })),
  };
}
