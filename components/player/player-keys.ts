/** Keys of the player: one table for their actions and for the help that lists them. */
import type { MediaKeyShortcuts, MediaPlayerInstance, MediaRemoteControl } from '@vidstack/react';

interface KeyContext {
  event: KeyboardEvent;
  player: MediaPlayerInstance;
  remote: MediaRemoteControl;
}

/** The lines of the help dialog, in the order shown. */
export const keyHelp: readonly { keys: string; does: string }[] = [
  { keys: 'Space or K', does: 'Play or pause' },
  { keys: '← or J', does: 'Back 10 seconds' },
  { keys: '→ or L', does: 'Forward 10 seconds' },
  { keys: '0 to 9', does: 'Jump to 0–90%' },
  { keys: 'P and N', does: 'Previous and next chapter' },
  { keys: '↑ and ↓', does: 'Change volume' },
  { keys: 'M', does: 'Sound on or off' },
  { keys: 'C', does: 'Captions on or off' },
  { keys: '< and >', does: 'Change speed' },
  { keys: 'I', does: 'Picture in picture' },
  { keys: 'F', does: 'Full screen' },
  { keys: '?', does: 'Show this list' },
];

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

/** Shortcuts work while the player has the focus, so that they never take a letter from the page (WCAG 2.1.4). */
export function keyShortcuts(onHelp: () => void): MediaKeyShortcuts {
  return {
    togglePaused: 'k Space',
    toggleMuted: 'm',
    toggleFullscreen: 'f',
    togglePictureInPicture: 'i',
    toggleCaptions: 'c',
    seekBackward: 'j J ArrowLeft',
    seekForward: 'l L ArrowRight',
    volumeUp: 'ArrowUp',
    volumeDown: 'ArrowDown',
    speedUp: '>',
    slowDown: '<',
    nextChapter: {
      keys: ['n', 'N'],
      onKeyDown: (context) => {
        seekChapter(context, true);
      },
    },
    previousChapter: {
      keys: ['p', 'P'],
      onKeyDown: (context) => {
        seekChapter(context, false);
      },
    },
    // Vidstack handles the digit keys itself. A question mark needs Shift on most keyboards, and Vidstack matches Shift too.
    help: { keys: ['?', 'Shift+?'], onKeyDown: onHelp },
  };
}
