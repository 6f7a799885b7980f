import { soundPoster } from '../drawn/sound-poster';
import type { EffectName } from '../effects';
import type { RecordingScript, SpokenLine } from '../model';
import { heardOnly, soft, speakerOf } from './voices';

const zoe = speakerOf('Zoë Ní Dhuarcáin-Bell');
const temperance = speakerOf('Temperance Akuffo-Vane');
const TITLE = 'One scene, four kinds of play';

/** The same scene each time: a door, steps, one line. Only what lies under it differs. */
function scene(what: string, under: readonly { name: EffectName; level: number }[]): SpokenLine[] {
  const bed = under.map(({ name, level }) => ({ name, level, seconds: 9.5, room: 'open' as const }));
  return [
    heardOnly(what, 5.2, [
      ...bed,
      { name: 'creak', seconds: 1.4, level: 1.1, after: 0.6, pan: -0.5 },
      { name: 'steps', seconds: 2.4, level: 1, after: 2, pan: -0.2 },
      { name: 'slam', seconds: 0.7, level: 0.8, after: 4.5, pan: -0.5 },
    ], { pause: 0.4 }),
    temperance('Hello? I know you are there.', { pause: 2.6 }),
  ]; // prettier-ignore
}

/** Sound only. */
export const genreBySound: RecordingScript = {
  assetId: 'rec-demo-genre-by-sound',
  type: 'audio',
  title: TITLE,
  subtitle: 'A change of genre by sound alone',
  play: null,
  character: null,
  voices: { 'Zoë Ní Dhuarcáin-Bell': soft, 'Temperance Akuffo-Vane': { ...soft, pitch: 1.06, tempo: 0.86, pan: 0.2 } },
  lines: [
    zoe('One scene, four times. A door, some steps and one line. First with nothing under it.'),
    ...scene('A door creaks. Steps. The door shuts.', []),
    zoe('Now there is not much time.'),
    ...scene('A quick low pulse. The door, the steps, the door.', [{ name: 'pulse', level: 1 }]),
    zoe('Now nobody is in danger at all.'),
    ...scene('A plucked tune that trips. The door, the steps, the door.', [{ name: 'comic', level: 1 }]),
    zoe('Now somebody has waited for years.'),
    ...scene('Slow strings. The door, the steps, the door.', [{ name: 'strings', level: 1 }]),
    zoe('And now nobody has lived here for a hundred.'),
    ...scene('A low drone and wind. The door, the steps, the door.', [{ name: 'drone', level: 1.2 }, { name: 'wind', level: 0.7 }]),
    zoe('The door was the same, and the voice. Tell somebody what you were sure of, and what told you.'),
  ],
  chapters: [{ name: 'With nothing', line: -1 }, { name: 'A thriller', line: 3 }, { name: 'A comedy', line: 6 }, { name: 'A love story', line: 9 }, { name: 'A ghost story', line: 12 }],
  chord: [110, 165, 220],
  keepsDistances: true,
  scene: soundPoster(TITLE, 'For listening'),
}; // prettier-ignore
