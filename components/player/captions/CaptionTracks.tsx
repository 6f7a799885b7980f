import { Track } from '@vidstack/react';
import type { PlaybackGrant } from '@/lib/contracts/media/media';

/** The text tracks of a grant. None is the default: captions are the viewer's choice. */
export function CaptionTracks({ grant }: { grant: PlaybackGrant }) {
  return grant.captions.map(({ kind, lang, label, url }) => (
    <Track key={url} kind={kind} src={url} lang={lang} label={label} type="vtt" />
  ));
}
