/** Keys of the player: one table for their actions and for the help that lists them. */
import type { MediaKeyShortcuts, MediaPlayerInstance, MediaRemoteControl } from '@vidstack/react';

interface KeyContext {
  event: KeyboardEvent;
  player: MediaPlayerInstance;
  remote: MediaRemoteControl;
}

interface PlayerKey {
  /** As the help shows them. */
  keys: string;
  does: string;
  /** The keys of each action, in the notation of the player's library; empty where it has the keys built in. */
  actions: Readonly<Record<string, string>>;
}

/** What the help says above the keys. */
export const keysNote =
  'They work while the player has the focus: press Tab until it is framed, or click it.';

/** How far an arrow key seeks, and two taps on a side of the picture. */
export const SEEK_SECONDS = 10;

/** In the order of the help. */
export const playerKeys: readonly PlayerKey[] = [
  { keys: 'Space or K', does: 'Play or pause', actions: { togglePaused: 'k Space' } },
  { keys: '← or J', does: 'Back 10 seconds', actions: { seekBackward: 'j ArrowLeft' } },
  { keys: '→ or L', does: 'Forward 10 seconds', actions: { seekForward: 'l ArrowRight' } },
  { keys: '0 to 9', does: 'Jump to 0–90%', actions: {} },
  {
    keys: 'P and N',
    does: 'Previous and next chapter',
    actions: { previousChapter: 'p', nextChapter: 'n' },
  },
  { keys: '↑ and ↓', does: 'Change volume', actions: { volumeUp: 'ArrowUp', volumeDown: 'ArrowDown' } },
  { keys: 'M', does: 'Sound on or off', actions: { toggleMuted: 'm' } },
  { keys: 'C', does: 'Captions on or off', actions: { toggleCaptions: 'c' } },
  { keys: '< and >', does: 'Change speed', actions: { slowDown: '<', speedUp: '>' } },
  { keys: 'I', does: 'Picture in picture', actions: { togglePictureInPicture: 'i' } },
  { keys: 'F', does: 'Full screen', actions: { toggleFullscreen: 'f' } },
  // A question mark needs Shift on most keyboards, and Vidstack matches Shift too.
  { keys: '?', does: 'Show this list', actions: { help: '? Shift+?' } },
];

/** The keys of one action, for `aria-keyshortcuts`. */
export const keysOf = (action: string): string | undefined =>
  playerKeys.find(({ actions }) => action in actions)?.actions[action];

/** Going back within this time of a chapter's start goes to the previous chapter, as players usually do. */
const CHAPTER_GRACE_SECONDS = 3;

function chapterStarts(player: MediaPlayerInstance): number[] {
  const track = player.textTracks.toArray().find(({ kind }) => kind === 'chapters');
  return (track?.cues ?? []).map(({ startTime }) => startTime).sort((a, b) => a - b);
}

function seekChapter({ player, remote, event }: KeyContext, forward: boolean): void {
  const now = player.state.currentTime;
  const starts = chapterStarts(player);
  const target = forward
    ? starts.find((start) => start > now)
    : starts.filter((start) => start < now - CHAPTER_GRACE_SECONDS).at(-1);
  if (target !== undefined || !forward) remote.seek(target ?? 0, event);
}

/** With Caps Lock a letter comes as a capital, which Vidstack takes for another key. */
const inBothCases = (keys: string): string =>
  keys
    .split(' ')
    .flatMap((key) => (key.length === 1 ? [...new Set([key, key.toUpperCase()])] : key))
    .join(' ');

/** Shortcuts work while the player has the focus, so that they never take a letter from the page (WCAG 2.1.4). */
export function keyShortcuts(onHelp: () => void): MediaKeyShortcuts {
  /** The actions that Vidstack does not have. */
  const ours = new Map<string, (context: KeyContext) => void>([
    ['previousChapter', (context) => seekChapter(context, false)],
    ['nextChapter', (context) => seekChapter(context, true)],
    ['help', onHelp],
  ]);
  const bindings = playerKeys.flatMap(({ actions }) => Object.entries(actions));
  return Object.fromEntries(
    bindings.map(([action, written]) => {
      const keys = inBothCases(written);
      const onKeyDown = ours.get(action);
      return [action, onKeyDown ? { keys, onKeyDown } : keys];
    }),
  );
}
