/** Texts that an item page derives from its data. */
import type { PageGuidance } from './model';

/** Guidance shown before play, in one line; null if there is none. */
export function guidanceText({ adult, strong, health, other }: PageGuidance): string | null {
  const said = [...(adult ? ['Adult themes'] : []), ...strong, ...health, ...other];
  return said.length === 0 ? null : [...new Set(said)].join(', ');
}

/** Whether a viewer must accept the guidance before playback: for adult themes, strong guidance and health. */
export function mustAccept({ adult, strong, health }: PageGuidance): boolean {
  return adult || strong.length > 0 || health.length > 0;
}
