import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';

/** What fills the screen in place of the player within it, and stays when another film takes the place of this one. */
const SCREEN = '[data-screen]';

/**
 * Full screen for what is around the player, where several films follow each other: the player that goes would take the full screen
 * along. Vidstack is told what it tells itself (1.15.6, `FullscreenController`), because controls, keys and gestures go by its state.
 * Where the browser fills the screen with nothing but the picture, as on iPhones, Vidstack does.
 * @param isMounted whether there is a player
 */
export function useSharedScreen(player: RefObject<MediaPlayerInstance | null>, isMounted: boolean): void {
  useEffect(() => {
    const { current } = player;
    const screen = current?.el?.closest(SCREEN);
    if (!isMounted || !current || !screen || !document.fullscreenEnabled) return undefined;
    const tell = () => {
      const detail = document.fullscreenElement === screen;
      if (detail !== current.state.fullscreen) current.dispatch('fullscreen-change', { detail });
    };
    // A refusal leaves the player as it is.
    const enter = (event: Event) => {
      event.stopPropagation();
      if (current.state.pictureInPicture) current.exitPictureInPicture().catch(() => undefined);
      screen.requestFullscreen().catch(() => undefined);
    };
    const exit = (event: Event) => {
      event.stopPropagation();
      document.exitFullscreen().catch(() => undefined);
    };
    // Before Vidstack hears of them, on the player.
    screen.addEventListener('media-enter-fullscreen-request', enter, true);
    screen.addEventListener('media-exit-fullscreen-request', exit, true);
    document.addEventListener('fullscreenchange', tell);
    tell();
    return () => {
      screen.removeEventListener('media-enter-fullscreen-request', enter, true);
      screen.removeEventListener('media-exit-fullscreen-request', exit, true);
      document.removeEventListener('fullscreenchange', tell);
    };
  }, [player, isMounted]);
}
