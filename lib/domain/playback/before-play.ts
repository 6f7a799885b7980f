/** Content guidance before play: what is said, what a viewer must accept, and the label of the play button. */
import type { CardItem, CardMedia } from '@/lib/contracts/catalogue/card';

/** Guidance of an item, its card or its page: names of strong guidance, such as Suicide, and of health guidance (R-ENT-20 to 23). */
export interface Guidance {
  hasAdultThemes: boolean;
  strongGuidance?: readonly string[] | undefined;
  healthGuidance?: readonly string[] | undefined;
}

/** Names of what a teacher must see before opening an item: adult themes and strong guidance. Shown on every card. */
export const strongWarnings = ({ hasAdultThemes, strongGuidance = [] }: Guidance): readonly string[] =>
  hasAdultThemes ? ['Adult themes', ...strongGuidance] : strongGuidance;

/**
 * Names of what must be accepted before the first frame, wherever a recording is played: adult themes, strong guidance, and
 * health guidance, because nobody can look away from a strobe in time. Empty: it plays at once.
 */
export const guidanceToAccept = (guidance: Guidance): readonly string[] => [
  ...strongWarnings(guidance),
  ...(guidance.healthGuidance ?? []),
];

/** All guidance in one line, the gravest first; null if there is none. */
export const guidanceText = (guidance: Guidance & { other: readonly string[] }): string | null =>
  [...new Set([...guidanceToAccept(guidance), ...guidance.other])].join(', ') || null;

/** Label of a play button. Pressing it accepts the guidance. */
export function playLabel(kind: CardMedia['type'], mustAccept: boolean): string {
  if (kind === 'audio') return mustAccept ? 'I understand – listen' : 'Listen';
  return mustAccept ? 'I understand – play' : 'Play';
}

/** The same for two recordings at once: "listen" where neither has a picture. */
export function playBothLabel(items: readonly Pick<CardItem, 'media'>[], mustAccept: boolean): string {
  if (items.every(({ media }) => media?.type === 'audio'))
    return mustAccept ? 'I understand – listen to both' : 'Listen to both';
  return mustAccept ? 'I understand – play both' : 'Play both';
}
