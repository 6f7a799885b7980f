/** Made sounds: noise and tones shaped by hand, the same on every machine. No sample of anybody's is used. */
import { chanceOf } from '@/sample-library/pictures/kit/random';
import type { RoomName } from './rooms';
import { SAMPLE_RATE } from './speech';
import { bell, chirps, heart, melody, strings } from './tones';

const RATE = SAMPLE_RATE;
const TURN = 2 * Math.PI;

export interface Effect {
  name: EffectName;
  seconds: number;
  /** 1 is as loud as a voice. */
  level: number;
  pan?: number;
  after?: number;
  /** 0 near .. 1 far. */
  distance?: number;
  room?: RoomName;
}

/** Value of a sound at a time in seconds, of a sound that lasts so long. */
type Wave = (time: number, seconds: number) => number;

/** Noise with its treble (`low`) or its bass (`high`) taken away. */
function noise(seed: string, share: number, pass: 'low' | 'high' = 'low'): () => number {
  const chance = chanceOf(seed);
  let smooth = 0;
  return () => {
    const value = chance.between(-1, 1);
    smooth += share * (value - smooth);
    return pass === 'low' ? smooth : value - smooth;
  };
}

const dying = (age: number, rate: number) => (age < 0 ? 0 : Math.exp(-age * rate));

function wind(): Wave {
  const air = noise('wind', 0.025);
  const hiss = noise('wind high', 0.12);
  return (time) => {
    const gust = 0.55 + 0.35 * Math.sin(time * 0.9) + 0.2 * Math.sin(time * 2.3 + 1);
    return (air() * 3.4 + hiss() * 0.5 * gust) * gust;
  };
}

function rain(): Wave {
  const fall = noise('rain', 0.3, 'high');
  const chance = chanceOf('drops');
  let drop = 0;
  return () => {
    if (chance.chance(1 / 900)) drop = chance.between(0.3, 1);
    drop *= 0.996;
    return fall() * 0.28 + drop * fall();
  };
}

function thunder(): Wave {
  const low = noise('thunder', 0.012);
  const crack = noise('crack', 0.4);
  return (time) =>
    low() * 9 * dying(time, 0.75) * (0.7 + 0.3 * Math.sin(time * 7)) + crack() * 0.9 * dying(time, 9);
}

function sea(): Wave {
  const water = noise('sea', 0.09);
  return (time) => water() * (0.5 + 0.9 * Math.max(0, Math.sin(time * 0.9)) ** 2);
}

/** Struck things: a thud of low noise with a click, `every` seconds. */
function struck(seed: string, every: number, tone: number, wood: number): Wave {
  const body = noise(seed, 0.06);
  const click = noise(`${seed} click`, 0.5, 'high');
  return (time) => {
    const age = time % every;
    return (
      body() * 4 * dying(age, 26) +
      click() * wood * dying(age, 160) +
      Math.sin(TURN * tone * age) * 0.5 * dying(age, 34)
    );
  };
}

/** Dry hinges: a saw whose pitch wanders, caught and let go. */
function creak(): Wave {
  let phase = 0;
  return (time, seconds) => {
    const share = time / seconds;
    phase += (95 + 160 * share + 40 * Math.sin(time * 9)) / RATE;
    const grip = Math.max(0, Math.sin(time * 31) * 0.6 + Math.sin(time * 12.7));
    return ((phase % 1) * 2 - 1) * grip * 0.34 * Math.sin(Math.PI * Math.min(1, share));
  };
}

function slam(): Wave {
  const body = noise('slam', 0.05);
  return (time) => body() * 12 * dying(time, 14) + Math.sin(TURN * 62 * time) * dying(time, 18);
}

function drone(): Wave {
  const air = noise('drone', 0.01);
  return (time, seconds) => {
    const swell = Math.min(1, time / 2.5, (seconds - time) / 1.2);
    const tone = (hertz: number) => Math.sin(TURN * hertz * time + 2 * Math.sin(time * 1.3));
    return (tone(55) * 0.5 + tone(58.2) * 0.45 + tone(116.8) * 0.16 + air() * 2.4) * Math.max(0, swell);
  };
}

/** A low note that beats eight times in two seconds: somebody has little time. */
function pulse(): Wave {
  return (time) => {
    const age = time % 0.25;
    const note = [55, 55, 65.4, 55, 55, 55, 73.4, 65.4][Math.floor(time / 0.25) % 8] ?? 55;
    const wave = Math.sin(TURN * note * time) + 0.5 * Math.sin(TURN * note * 2 * time);
    return wave * 0.6 * dying(age, 9) * Math.min(1, age * 200);
  };
}

function fire(): Wave {
  const glow = noise('fire', 0.04);
  const snap = noise('snap', 0.4, 'high');
  const chance = chanceOf('sparks');
  let spark = 0;
  return () => {
    if (chance.chance(1 / 5200)) spark = chance.between(0.5, 1.4);
    spark *= 0.9965;
    return glow() * 0.9 + snap() * spark;
  };
}

/** Many people who say nothing that can be understood. */
function murmur(): Wave {
  const voices = [170, 210, 250, 130, 310].map((hertz, index) => ({
    hertz,
    air: noise(`murmur ${index}`, 0.09),
  }));
  return (time) =>
    voices.reduce((sum, { hertz, air }, index) => {
      const word = Math.max(
        0,
        Math.sin(time * (4.1 + index * 0.7) + index * 2) * Math.sin(time * (0.9 + index * 0.31)),
      );
      return sum + word * (air() * 1.3 + 0.16 * Math.sin(TURN * hertz * time + Math.sin(time * 5) * 3));
    }, 0);
}

const makers = {
  wind, rain, thunder, sea, creak, slam, drone, pulse, fire, murmur, strings, bell, chirps, heart,
  comic: melody,
  steps: () => struck('steps', 0.62, 74, 0.5),
  running: () => struck('running', 0.29, 80, 0.6),
  knock: () => struck('knock', 0.34, 140, 0.3),
  clock: () => struck('clock', 1, 1150, 0.9),
  drum: () => struck('drum', 0.75, 58, 0.05),
} satisfies Record<string, () => Wave>; // prettier-ignore

export type EffectName = keyof typeof makers;
const LOUD = 0.2;
const EDGE_SECONDS = 0.08;

/** Mono samples of a made sound, soft at both ends. */
export function effectSamples({ name, seconds, level }: Effect): Float32Array {
  const wave = makers[name]();
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / RATE;
    const edge = Math.min(1, time / 0.01, (seconds - time) / EDGE_SECONDS);
    samples[at] = Math.max(-0.9, Math.min(0.9, wave(time, seconds) * level * LOUD * Math.max(0, edge)));
  }
  return samples;
}
