/** Four pieces for listening with the eyes shut. */
import { soundPoster } from '../drawn/sound-poster';
import type { RecordingScript } from '../model';
import type { RoomName } from '../rooms';
import { deep, heardOnly, soft, speakerOf, warm } from './voices';

const gethin = speakerOf('Gethin Larsdotter');
const zoe = speakerOf('Zoë Ní Dhuarcáin-Bell');
const roisin = speakerOf('Róisín O’Farrelly-Quist');
const lucan = speakerOf('Lucan Vargason');

const piece = { type: 'audio', play: null, character: null, keepsDistances: true } as const;

/** Wind, rain, thunder, a bell, voices: one by one, then together. */
export const storm: RecordingScript = {
  ...piece,
  assetId: 'rec-sound-storm',
  title: 'A storm in five layers',
  subtitle: 'How a storm at sea is put together',
  voices: { 'Gethin Larsdotter': deep },
  lines: [
    gethin('A storm is not one sound. Here are five, one at a time.'),
    heardOnly('Wind', 5, [{ name: 'wind', seconds: 5.6, level: 1.2, room: 'open' }]),
    gethin('Wind comes first. It says how large the place is.'),
    heardOnly('Waves', 5, [{ name: 'sea', seconds: 5.6, level: 1.4, room: 'open' }]),
    gethin('Waves say that the floor is not to be trusted.'),
    heardOnly('Rain', 4.5, [{ name: 'rain', seconds: 5, level: 1.3, room: 'open' }]),
    gethin('Rain is near. It is the only one that falls on us.'),
    heardOnly('Timber creaks; a bell', 5, [{ name: 'creak', seconds: 2.4, level: 1.2, pan: -0.4 }, { name: 'creak', seconds: 2, level: 1, after: 2.6, pan: 0.5 }, { name: 'bell', seconds: 2.4, level: 0.7, after: 1.2, distance: 0.4 }]),
    gethin('Timber and a bell: the ship. Now we have somebody to be afraid for.'),
    heardOnly('Thunder', 6, [{ name: 'thunder', seconds: 6, level: 1.3, room: 'open' }]),
    gethin('Thunder comes last, and seldom. Now all of it. When do you stop hearing layers?', { pause: 0.6 }),
    heardOnly('The storm: wind, waves, rain, timber, bell, thunder, and a crew that cannot be understood', 19, [
      { name: 'wind', seconds: 19.5, level: 0.9, room: 'open' }, { name: 'sea', seconds: 16, level: 1, after: 3, room: 'open' }, { name: 'rain', seconds: 14, level: 0.8, after: 5, room: 'open' },
      { name: 'creak', seconds: 2.4, level: 1.1, after: 7, pan: -0.5 }, { name: 'creak', seconds: 2.2, level: 1.1, after: 12, pan: 0.4 }, { name: 'bell', seconds: 4.8, level: 0.6, after: 8, distance: 0.3 },
      { name: 'thunder', seconds: 6, level: 1.2, after: 9, pan: 0.3, room: 'open' }, { name: 'murmur', seconds: 8, level: 1.1, after: 10, distance: 0.25 }, { name: 'thunder', seconds: 5, level: 1.5, after: 14, pan: -0.3, room: 'open' },
    ]),
    gethin('Take one layer away, and say which part of the story went with it.'),
  ],
  chapters: [{ name: 'Five layers', line: -1 }, { name: 'All together', line: 10 }],
  chord: [65.4, 98, 130.8],
  scene: soundPoster('A storm in five layers', 'For listening'),
}; // prettier-ignore

const rooms: readonly { room: RoomName; says: string }[] = [
  { room: 'open', says: 'Out of doors, there is nothing to answer.' },
  { room: 'cupboard', says: 'In a cupboard, the walls are at the lips.' },
  { room: 'stage', says: 'On a small stage, the room helps.' },
  { room: 'cathedral', says: 'In a great stone church, the room has the last word.' },
];

/** One line in four places. */
export const fourRooms: RecordingScript = {
  ...piece,
  assetId: 'rec-sound-four-rooms',
  title: 'One line in four rooms',
  subtitle: 'What walls do to a voice',
  voices: { 'Zoë Ní Dhuarcáin-Bell': soft, 'Lucan Vargason': { ...warm, tempo: 0.84, pan: 0.1 } },
  lines: [
    zoe('One line, spoken once, in four places. Shut your eyes, and look round each of them.', {
      place: { room: 'stage' },
    }),
    ...rooms.flatMap(({ room, says }) => [
      zoe(says, { place: { room: 'stage' }, pause: 0.8 }),
      lucan('Who is there? Nay, answer me.', { place: { room }, pause: room === 'cathedral' ? 4.5 : 2 }),
    ]),
    zoe('Which of them was the safest? Which speaker was the oldest? Nobody changed but the walls.', {
      place: { room: 'stage' },
    }),
    zoe('Speak your own first line as if for each of the four. Your audience builds the room from it.', {
      place: { room: 'stage' },
    }),
  ],
  chapters: [
    { name: 'Open air and cupboard', line: -1 },
    { name: 'Stage and church', line: 5 },
  ],
  chord: [98, 147, 196],
  scene: soundPoster('One line in four rooms', 'For listening'),
};

/** A story without a word. */
export const houseAtNight: RecordingScript = {
  ...piece,
  assetId: 'rec-sound-house-at-night',
  title: 'The house at night',
  subtitle: 'A story without a word',
  voices: { 'Gethin Larsdotter': deep },
  lines: [
    gethin('Nobody will speak until the end. Listen for who is in the house, and what they want.', { pause: 1 }),
    heardOnly('A clock ticks', 6, [{ name: 'clock', seconds: 44, level: 0.5, pan: 0.5 }], { pause: 0 }),
    heardOnly('Rain begins outside', 5, [{ name: 'rain', seconds: 38, level: 0.5, distance: 0.35, pan: -0.3 }], { pause: 0 }),
    heardOnly('A stair creaks, and another', 4.5, [{ name: 'creak', seconds: 1, level: 0.7, pan: -0.6, distance: 0.2 }, { name: 'creak', seconds: 1.2, level: 0.9, after: 2.4, pan: -0.5 }], { pause: 0 }),
    heardOnly('Slow steps come nearer, and stop', 5, [{ name: 'steps', seconds: 3.1, level: 0.9, pan: -0.4 }], { pause: 0 }),
    heardOnly('Three knocks', 3.2, [{ name: 'knock', seconds: 1, level: 1.2, pan: 0 }], { pause: 0 }),
    heardOnly('A heart beats fast', 5, [{ name: 'heart', seconds: 5, level: 0.8 }], { pause: 0 }),
    heardOnly('Three knocks again, louder', 3, [{ name: 'knock', seconds: 1, level: 1.8 }], { pause: 0 }),
    heardOnly('Running steps, away', 2.6, [{ name: 'running', seconds: 2.4, level: 1.1, pan: 0.5 }], { pause: 0 }),
    heardOnly('A door slams; far thunder', 6, [{ name: 'slam', seconds: 0.9, level: 1.4, pan: 0.6 }, { name: 'thunder', seconds: 5, level: 0.7, after: 1, distance: 0.5 }], { pause: 0 }),
    heardOnly('Rain, and the clock', 4, [], { pause: 1 }),
    gethin('Write down what happened in six sentences. Then compare. The sounds were the same for everybody.'),
  ],
  chapters: [{ name: 'The clock', line: -1 }, { name: 'Somebody on the stairs', line: 3 }, { name: 'After the door', line: 9 }],
  chord: [73.4, 110, 146.8],
  scene: soundPoster('The house at night', 'For listening'),
}; // prettier-ignore

/** A messenger who comes nearer. */
export const nearAndFar: RecordingScript = {
  ...piece,
  assetId: 'rec-sound-near-and-far',
  title: 'The messenger comes nearer',
  subtitle: 'Distance, direction and weight in a voice',
  voices: { 'Zoë Ní Dhuarcáin-Bell': soft, 'Róisín O’Farrelly-Quist': { ...soft, pitch: 1.04, tempo: 0.86 } },
  lines: [
    zoe('Point to the messenger, with your eyes shut, for as long as she speaks.', { pause: 1.4 }),
    roisin('Open the gate! Open the gate!', { place: { pan: -0.9, distance: 0.85, room: 'open' }, sounds: [{ name: 'wind', seconds: 26, level: 0.35, room: 'open' }] }),
    roisin('I have run from the harbour. Let me through.', { place: { pan: -0.6, distance: 0.5, room: 'open' } }),
    roisin('The ships are in. All of them but one.', { place: { pan: -0.2, distance: 0.2, room: 'open' } }),
    roisin('I counted twice. I counted, and I ran.', { place: { pan: 0.2, distance: 0.05, room: 'open' } }),
    roisin('Is she here? Is his mother here?', { place: { pan: 0.5, distance: 0, room: 'open' }, pause: 1.6 }),
    roisin('Then I will say it quietly.', { place: { pan: 0, distance: 0, room: 'cupboard' }, pause: 2.4, voice: { tempo: 0.74, pitch: 0.98 } }),
    zoe('She never says the news. Everybody has heard it. How?'),
    zoe('Listen again, and write down where she stands for each line. That is your blocking.'),
  ],
  chapters: [{ name: 'From far away', line: -1 }, { name: 'In the yard', line: 3 }, { name: 'Beside us', line: 6 }],
  chord: [87.3, 130.8, 155.6],
  scene: soundPoster('The messenger comes nearer', 'For listening'),
}; // prettier-ignore
