/** Sounds with a pitch: bells, birds, strings, a tune that trips over itself. */
import { chanceOf } from '@/sample-library/pictures/kit/random';

const TURN = 2 * Math.PI;
type Wave = (time: number, seconds: number) => number;

const dying = (age: number, rate: number) => (age < 0 ? 0 : Math.exp(-age * rate));

/** A church bell's partials do not fit one scale: that is why it sounds like a bell. */
export function bell(): Wave {
  const partials = [[0.5, 0.5], [1, 1], [1.19, 0.6], [1.56, 0.35], [2, 0.5], [2.66, 0.22], [3.8, 0.12]] as const; // prettier-ignore
  return (time) => {
    const age = time % 2.4;
    return partials.reduce(
      (sum, [ratio, share]) =>
        sum + Math.sin(TURN * 220 * ratio * age) * share * dying(age, 0.9 + ratio * 0.6),
      0,
    );
  };
}

export function chirps(): Wave {
  const chance = chanceOf('birds');
  const calls = Array.from({ length: 40 }, (_value, index) => ({
    at: index * 0.43 + chance.between(0, 0.3),
    pitch: chance.between(2300, 4200),
    long: chance.between(0.06, 0.16),
  }));
  return (time) =>
    calls.reduce((sum, { at, pitch, long }) => {
      const age = time - at;
      if (age < 0 || age > long) return sum;
      const bend = pitch * age + 900 * age * age * 6;
      return sum + Math.sin(TURN * bend) * Math.sin((Math.PI * age) / long) * 0.5;
    }, 0);
}

/** Heartbeats, seventy a minute, the second of each pair softer. */
export function heart(): Wave {
  const beat = (age: number) => Math.sin(TURN * 52 * age) * dying(age, 22);
  return (time) => {
    const age = time % 0.857;
    return 2.4 * beat(age) + 1.6 * beat(age - 0.26) * (age > 0.26 ? 1 : 0);
  };
}

const chords = [[196, 246.9, 293.7], [164.8, 196, 246.9], [130.8, 164.8, 196], [146.8, 220, 293.7]] as const; // prettier-ignore
const CHORD_SECONDS = 3;

/** Slow strings: four warm chords, each swelling into the next. */
export function strings(): Wave {
  return (time) => {
    const age = time % CHORD_SECONDS;
    const chord = chords[Math.floor(time / CHORD_SECONDS) % chords.length] ?? chords[0];
    const bow = Math.sin((Math.PI * age) / CHORD_SECONDS) ** 0.6;
    const vibrato = 1 + 0.003 * Math.sin(TURN * 5.2 * time);
    return chord.reduce((sum, hertz) => {
      const phase = TURN * hertz * vibrato * age;
      return sum + (Math.sin(phase) + 0.4 * Math.sin(2 * phase) + 0.2 * Math.sin(3 * phase)) * bow * 0.34;
    }, 0);
  };
}

const tune = [262, 0, 330, 392, 0, 349, 330, 0, 294, 0, 247, 0, 262, 0, 0, 196] as const; // prettier-ignore
const NOTE_SECONDS = 0.2;

/** A plucked tune with holes in it, as comedians walk. */
export function melody(): Wave {
  return (time) => {
    const age = time % NOTE_SECONDS;
    const hertz = tune[Math.floor(time / NOTE_SECONDS) % tune.length] ?? 0;
    if (hertz === 0) return 0;
    const phase = TURN * hertz * age;
    return (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(5 * phase)) * dying(age, 16) * 1.3;
  };
}
