/** Longest gap before the first picture that is passed over, seconds: frames that a decoder holds back to put them in order. */
const HELD_BACK_SECONDS = 0.5;

/**
 * Goes to the first picture where it comes a little after the second that the film is at. WebKit on GStreamer begins every film two
 * frames late (it counts them from their decoding). hls.js passes over such a gap only while the film plays, and Vidstack plays it only
 * once there is a picture, so each would wait for the other without end.
 */
export function enterBuffer(media: HTMLMediaElement | null): void {
  if (!media || media.seeking || media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  const first = media.buffered.length > 0 ? media.buffered.start(0) : 0;
  const gap = first - media.currentTime;
  if (gap > 0 && gap <= HELD_BACK_SECONDS) media.currentTime = first;
}
