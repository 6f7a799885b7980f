/** Rooms as impulse responses: what a clap would leave in each. */
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { SAMPLE_RATE } from './speech';

/** Rooms that a sound may be heard in; `open` has no walls. */
export type RoomName = 'stage' | 'cupboard' | 'cathedral' | 'open';

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

interface Walls {
  seconds: number;
  /** How fast the tail dies, 1/s. */
  decay: number;
  /** Loudness of all that comes back, of that which goes straight to the ear. */
  tail: number;
  /** Share of the treble that comes back. */
  bright: number;
  /** Seconds after which the first walls answer. */
  early: readonly number[];
}

const walls: Readonly<Record<RoomName, Walls>> = {
  stage: { seconds: 0.9, decay: 7.2, tail: 0.4, bright: 0.4, early: [0.017, 0.026, 0.041] },
  cupboard: { seconds: 0.12, decay: 45, tail: 0.8, bright: 0.6, early: [0.003, 0.0044, 0.0061] },
  cathedral: { seconds: 3.6, decay: 1.7, tail: 0.95, bright: 0.32, early: [0.06, 0.11, 0.17] },
  open: { seconds: 0.05, decay: 60, tail: 0, bright: 0.3, early: [] },
};

/** A few early returns, then noise that dies away; different at each ear. */
export function roomOf(name: RoomName): Stereo {
  const { seconds, decay, tail, bright, early } = walls[name];
  const chance = chanceOf('the room');
  const out = silence(Math.round(SAMPLE_RATE * seconds));
  for (const side of [out.left, out.right]) {
    let smooth = 0;
    side.forEach((_value, at) => {
      const age = at / SAMPLE_RATE;
      smooth += bright * (chance.between(-1, 1) - smooth); // the air takes the treble first
      side[at] = age < 0.003 ? 0 : smooth * Math.exp(-age * decay);
    });
    const energy = side.reduce((sum, value) => sum + value * value, 0);
    side.forEach((value, at) => {
      side[at] = (value * tail) / Math.sqrt(energy);
    });
    for (const delay of early) {
      const at = Math.round((delay + chance.between(-0.0004, 0.0004)) * SAMPLE_RATE);
      side[at] = (side[at] ?? 0) + 0.12;
    }
    side[0] = 1;
  }
  return out;
}
