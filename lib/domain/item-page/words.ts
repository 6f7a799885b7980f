/** Words that an item page says about its data. */
import type { PageGuidance } from './model';

/** What to say before play, in one line; null when nothing needs saying. */
export function guidanceText({ adult, strong, health, other }: PageGuidance): string | null {
  const said = [...(adult ? ['Adult themes'] : []), ...strong, ...health, ...other];
  return said.length === 0 ? null : [...new Set(said)].join(', ');
}

/** Whether a viewer must agree before the first frame: adult themes, anything strong and anything about health. */
export function mustAccept({ adult, strong, health }: PageGuidance): boolean {
  return adult || strong.length > 0 || health.length > 0;
}
