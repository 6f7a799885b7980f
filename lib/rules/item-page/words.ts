/** Words that an item page says about its data. */
import type { PageGuidance } from './model';

/** More names than this are summed up, so that the first screen stays one screen. */
const MOST_LEVELS = 4;

export function levelsText(levels: readonly string[]): string {
  const rest = levels.length - MOST_LEVELS;
  return rest > 1 ? `${levels.slice(0, MOST_LEVELS).join(', ')} and ${rest} more` : levels.join(', ');
}

/** What to say before play, in one line; null when nothing needs saying. */
export function guidanceText({ adult, health, other }: PageGuidance): string | null {
  const said = [...(adult ? ['Adult themes'] : []), ...health, ...other];
  return said.length === 0 ? null : [...new Set(said)].join(', ');
}

/** Whether a viewer must agree before the first frame: adult themes and anything about health. */
export function mustAccept({ adult, health }: PageGuidance): boolean {
  return adult || health.length > 0;
}
