/** What a recording is made from: words with voices, a set with lamps, people who move, a camera. */
import type { Figure, Pose } from '@/sample-library/pictures/kit/figure';
import type { Effect } from './effects';
import type { RoomName } from './rooms';
import type { Voice } from './speech';

export interface SpokenLine {
  text: string;
  /** What the engine is given where spelling would mislead it. */
  spoken?: string;
  speaker: string;
  /** Seconds of silence after the line; by default from its punctuation. */
  pause?: number;
  /** How the voice differs from its usual self in this line. */
  voice?: Partial<Voice>;
  /** Where it is heard; by default where the voice always is, near by, on the stage. */
  place?: Place;
  /** Made sounds that begin with the line. */
  sounds?: readonly Effect[];
  /** Nobody speaks: the line is the caption of its sounds and lasts so many seconds. */
  seconds?: number;
}

interface Place {
  /** -1 left .. 1 right; by default the voice's own. */
  pan?: number;
  /** 0 beside the listener .. 1 at the far end of a field. */
  distance?: number;
  /** Louder or softer than the voice's own, dB: -8 is a whisper. */
  level?: number;
  room?: RoomName;
}

/** A moment: the start of a line, `after` seconds later. Line -1 is the start of the recording. */
export interface Moment {
  line: number;
  after?: number;
}

/** From this moment on, over so many seconds, lamps go to these levels (0 dark, 1 full). */
interface LightCue extends Moment {
  over: number;
  levels: Readonly<Record<string, number>>;
}

/** From this moment on, over so many seconds, an actor goes to this place and attitude. */
interface Move extends Moment {
  over: number;
  x?: number;
  y?: number;
  pose?: Pose;
}

export interface Actor {
  figure: Figure;
  x: number;
  y: number;
  height: number;
  flip?: boolean;
  moves: readonly Move[];
  /** Colour of the costume in full light. */
  cloth: string;
}

/** One lamp: where its light falls on the set (SVG, white on black) and the beam it draws in the air (SVG). */
export interface Lamp {
  fall: string;
  beam?: string;
  colour: string;
  /** Where it stands as seen from the actors: -1 left, 0 behind, 1 right; lights that side's edge. */
  side: number;
}

/** Camera: the window of the set that is seen. `zoom` 1 shows all of it. */
export interface CameraMove extends Moment {
  over: number;
  x: number;
  y: number;
  zoom: number;
}

export interface Scene {
  /** The set in plain light: SVG of SET_WIDTH x SET_HEIGHT. */
  set: string;
  /** In front of the actors: SVG, may be empty. */
  front?: string;
  lamps: Readonly<Record<string, Lamp>>;
  cues: readonly LightCue[];
  cast: readonly Actor[];
  camera: readonly CameraMove[];
}

/** A picture that is drawn anew for each moment: SVG of FRAME_WIDTH x FRAME_HEIGHT, without its outer element. */
export type Drawing = (at: At) => string | Promise<string>;

export interface TimedLine {
  start: number;
  end: number;
  text: string;
  speaker: string;
  /** How loud the voice is in each frame of the line, 0 to 1: mouths of masks move by it. Empty without a voice. */
  mouth: readonly number[];
}

export interface Timeline {
  lines: TimedLine[];
  duration: number;
}

/** A moment of a recording whose lines are already in time. */
export interface At {
  time: number;
  timeline: Timeline;
}

export interface RecordingScript {
  assetId: string;
  type: 'video' | 'audio';
  title: string;
  /** Second line of the opening title. */
  subtitle: string;
  play: string | null;
  character: string | null;
  passageId?: string;
  voices: Readonly<Record<string, Voice>>;
  lines: readonly SpokenLine[];
  chapters: readonly { name: string; line: number }[];
  /** Notes of the quiet chord under the opening, Hz. */
  chord: readonly number[];
  /** Near stays near and far stays far: the levels of lines are not evened out. */
  keepsDistances?: boolean;
  scene: Scene | Drawing;
}

export const SET_WIDTH = 1408;
export const SET_HEIGHT = 792;
export const FRAME_WIDTH = 1280;
export const FRAME_HEIGHT = 720;
export const FRAMES_PER_SECOND = 12;
/** Seconds before the first line and after the last. */
export const LEAD_SECONDS = 5;
export const TAIL_SECONDS = 4.5;
