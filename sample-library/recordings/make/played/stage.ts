/**
 * Scenes played by masks: parts that move and feel by the line, shots cut between wide and close, voices heard from
 * where their speakers stand.
 */
import {
  FACE_HEIGHT,
  placeFigure,
  type Costume,
  type Pose,
  type Prop,
} from '@/sample-library/pictures/kit/figure';
import { ellipse, n } from '@/sample-library/pictures/kit/svg';
import { poseBetween } from '../drawn/kit';
import {
  FRAME_HEIGHT,
  FRAME_WIDTH,
  FRAMES_PER_SECOND,
  type At,
  type Drawing,
  type Moment,
  type SpokenLine,
} from '../model';
import { eased, timeOf } from '../timing';
import { drawFace, feelings, type FeelingName, type Look } from './face'; // prettier-ignore

/** From this line on; what is not named stays as it was. */
export interface Beat extends Moment {
  /** Seconds that a change of place or pose takes. */
  over?: number;
  x?: number;
  pose?: Pose;
  feel?: FeelingName;
  /** Where the face looks: -1 left .. 1 right. */
  turn?: number;
  seated?: boolean;
  prop?: Prop;
  /** Off the stage. */
  away?: boolean;
}

export interface Part {
  look: Look;
  costume: Costume;
  cloth: string;
  sleeves: string;
  /** Colour of the hands where it is not the skin’s. */
  hands?: string;
  /** Colour of what is held. */
  holds?: string;
  height: number;
  /** How the part begins, and what it does. */
  beats: readonly [Required<Omit<Beat, 'after' | 'over' | 'line'>>, ...Beat[]];
}

type View = 'wide' | 'two' | { close: string } | { half: string };

/** A cut: from this moment on the scene is seen so. */
export interface Shot extends Moment {
  view: View;
}

export interface PlayedScene {
  parts: Readonly<Record<string, Part>>;
  /** Behind the parts and before them, in the pixels of the frame; the floor is at y 640. */
  back: (at: At) => string;
  front?: (at: At) => string;
  shots: readonly Shot[];
}

const FLOOR = 640;
const MASK = 0.165;
/** What is held is of paper unless the part says otherwise. */
const PAPER = '#fbf6e6';
const DEFAULT_OVER = 0.9;
const STEPS_A_SECOND = 2.4;

const linear = (from: number, to: number, share: number) => from + (to - from) * share;

interface Now {
  x: number;
  pose: Pose;
  feel: FeelingName;
  turn: number;
  seated: boolean;
  prop: Prop;
  away: boolean;
  walking: number;
}

/** How a part is at a time. */
function now({ beats: [first, ...later] }: Part, { time, timeline }: At): Now {
  let state: Now = { ...first, walking: 0 };
  for (const beat of later as readonly Beat[]) {
    const begins = timeOf(beat, timeline);
    if (time < begins) break;
    const over = beat.over ?? DEFAULT_OVER;
    const share = over <= 0 ? 1 : eased((time - begins) / over);
    const to = beat.x ?? state.x;
    const walking = share < 1 && Math.abs(to - state.x) > 20 ? time * STEPS_A_SECOND : 0;
    const { line: _line, after: _after, over: _over, ...set } = beat;
    state = {
      ...state,
      ...set,
      x: linear(state.x, to, share),
      pose: beat.pose ? poseBetween(state.pose, beat.pose, share) : state.pose,
      walking,
    };
  }
  return state;
}

/** Seconds between two blinks, and how long one lasts. */
const BLINK_EVERY = 3.4;
const BLINK_SECONDS = 0.17;
const blinks = (time: number, shift: number) => (time + shift * 0.77) % BLINK_EVERY < BLINK_SECONDS;

const seatedIn = (costume: Costume): Costume =>
  costume === 'gown' || costume === 'crinoline' ? 'seatedGown' : 'seated';

/** Mouths have five positions: frames that would differ by a hair are the same frame. */
const MOUTHS = 4;

function mouthAt(name: string, { time, timeline }: At): number {
  const line = timeline.lines.find(
    ({ speaker, start, end }) => speaker === name && start <= time && time < end,
  );
  const loud = line?.mouth[Math.floor((time - line.start) * FRAMES_PER_SECOND)] ?? 0;
  return Math.round(loud * MOUTHS) / MOUTHS;
}

function drawPart(name: string, part: Part, at: At, index: number): string {
  const state = now(part, at);
  if (state.away) return '';
  const { look, height, cloth, sleeves, hands = look.skin, holds = PAPER } = part;
  const mouth = mouthAt(name, at);
  const face = drawFace({
    look,
    feeling: feelings[state.feel],
    turn: state.turn,
    mouth,
    blink: blinks(at.time, index),
  });
  const stepping = Math.abs(Math.sin(state.walking * Math.PI)) * 7;
  const figure = {
    costume: state.seated ? seatedIn(part.costume) : part.costume,
    hair: 'short',
    prop: state.prop,
    pose: state.pose,
  } as const;
  const dress = { sleeves, hands, held: holds, face: `<g transform="scale(${MASK})">${face}</g>` };
  return (
    ellipse(state.x, FLOOR, height * 0.2, height * 0.03, '#000', 'fill-opacity=".22"') +
    placeFigure(figure, cloth, { x: state.x, y: FLOOR - stepping, height }, dress)
  );
}

/** How far a sitter's face is below where it would be. */
const SEATED = 0.24;

function faceOf({ height, ...part }: Part, at: At): [number, number] {
  const state = now({ height, ...part }, at);
  const across = state.x + (state.pose.lean * height) / 100;
  return [across, FLOOR - (height * FACE_HEIGHT) / 100 + (state.seated ? SEATED * height : 0)];
}

interface Window {
  x: number;
  y: number;
  zoom: number;
}

/** A window never shows what is beyond the set. */
function inside({ x, y, zoom }: Window): Window {
  const [wide, tall] = [FRAME_WIDTH / zoom / 2, FRAME_HEIGHT / zoom / 2];
  return {
    x: Math.min(FRAME_WIDTH - wide, Math.max(wide, x)),
    y: Math.min(FRAME_HEIGHT - tall, Math.max(tall, y)),
    zoom,
  };
}

function windowOf(view: View, parts: PlayedScene['parts'], at: At): Window {
  if (view === 'wide') return { x: FRAME_WIDTH / 2, y: FRAME_HEIGHT / 2, zoom: 1 };
  if (view === 'two') {
    const faces = Object.values(parts)
      .filter((part) => !now(part, at).away)
      .map((part) => faceOf(part, at));
    const [left, right] = [Math.min(...faces.map(([x]) => x)), Math.max(...faces.map(([x]) => x))];
    const zoom = Math.min(1.9, Math.max(1.15, FRAME_WIDTH / (right - left + 420)));
    return inside({ x: (left + right) / 2, y: (faces[0]?.[1] ?? 240) + 110 / zoom, zoom });
  }
  const name = 'close' in view ? view.close : view.half;
  const part = parts[name];
  if (!part) throw new Error(`nobody here is ${name}`);
  const [x, y] = faceOf(part, at);
  const { turn } = now(part, at);
  const close = 'close' in view;
  // Room to look into: more of the frame lies where the face looks.
  return inside({ x: x + turn * (close ? 46 : 70), y: y + (close ? 16 : 60), zoom: close ? 3.5 : 2.1 });
}

/** The shot at a time; the window is set when the cut comes, and stays. */
function shotAt({ shots }: PlayedScene, { time, timeline }: At): Shot | undefined {
  return shots.findLast((shot) => timeOf(shot, timeline) <= time);
}

/** Draws the scene at a time, through the window of its shot. A window follows nobody: people move in it. */
export function played(scene: PlayedScene): Drawing {
  return (at) => {
    const shot = shotAt(scene, at);
    const view = shot?.view ?? 'wide';
    const since = shot ? Math.max(0, timeOf(shot, at.timeline)) : 0;
    const { x, y, zoom } = windowOf(view, scene.parts, { ...at, time: since + 1 });
    const people = Object.entries(scene.parts).map(([name, part], index) => drawPart(name, part, at, index)).join(''); // prettier-ignore
    const move = `translate(${n(FRAME_WIDTH / 2)} ${n(FRAME_HEIGHT / 2)}) scale(${zoom.toFixed(3)}) translate(${n(-x)} ${n(-y)})`;
    return `<g transform="${move}">${scene.back(at)}${people}${scene.front?.(at) ?? ''}</g>`;
  };
}

/** Where a part stands when a line begins: the last place it was sent to before. */
function placeAt({ beats: [first, ...later] }: Part, line: number): number {
  return (later as readonly Beat[]).reduce((x, beat) => (beat.line <= line ? (beat.x ?? x) : x), first.x);
}

/** How far to the side a voice may be: further tires the ear. */
const WIDEST = 0.75;

/** Lines heard from where their speakers stand. */
export const fromTheStage = (lines: readonly SpokenLine[], parts: PlayedScene['parts']): SpokenLine[] =>
  lines.map((line, index) => {
    const part = parts[line.speaker];
    if (!part) return line;
    const pan = Math.round(((placeAt(part, index) / FRAME_WIDTH) * 2 - 1) * WIDEST * 100) / 100;
    return { ...line, place: { pan, ...line.place } };
  });
