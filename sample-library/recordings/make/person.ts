/** People on the stage: dark shapes with modelled, lit edges and a soft shadow at their feet. */
import { placeFigure, type Arm, type Pose } from '@/sample-library/pictures/kit/figure';
import { svg } from '@/sample-library/pictures/kit/svg';
import { SET_HEIGHT, SET_WIDTH, type Actor, type Timeline } from './model';
import { channels, rasterAlpha } from './pixels';
import { timeOf, valueAt } from './timing';

type Triple = [number, number, number];

export interface LitLamp {
  name: string;
  /** What the lamp adds to the set at full level. */
  layer: Uint16Array;
  /** Where its light falls. */
  fall: Uint8Array;
  side: number;
  tint: Triple;
}

export interface Lighting {
  light: Float32Array;
  lamps: readonly LitLamp[];
  levels: readonly number[];
}

type Move = Actor['moves'][number];

/** Where an actor stands and how, at a time: its moves, and the small sway of someone who breathes. */
function attitude(actor: Actor, timeline: Timeline, time: number): { x: number; y: number; pose: Pose } {
  const at = (first: number, pick: (move: Move) => number | undefined) => {
    const keys = actor.moves.flatMap((move) => {
      const to = pick(move);
      return to === undefined ? [] : [{ at: timeOf(move, timeline), over: move.over, to }];
    });
    return valueAt(time, first, keys);
  };
  const { pose } = actor.figure;
  const sway = (pace: number, size: number, shift = 0) => Math.sin(time * pace + actor.x + shift) * size;
  const joint = (side: 'left' | 'right', index: 0 | 1) =>
    at(pose[side][index], (move) => move.pose?.[side][index]) + sway(1.1, 1.4, index);
  const arm = (side: 'left' | 'right'): Arm => [joint(side, 0), joint(side, 1)];
  return {
    x: at(actor.x, ({ x }) => x),
    y: at(actor.y, ({ y }) => y),
    pose: {
      lean: at(pose.lean, (move) => move.pose?.lean) + sway(0.9, 0.5),
      head: at(pose.head, (move) => move.pose?.head) + sway(0.6, 1.6, actor.x),
      left: arm('left'),
      right: arm('right'),
    },
  };
}

/** Light that reaches a person: on the body, and on the left and right edges. */
function lightOn({ lamps, levels }: Lighting, cloth: Triple, feet: { x: number; y: number }) {
  const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)));
  const here = (within(feet.y, SET_HEIGHT) * SET_WIDTH + within(feet.x, SET_WIDTH)) * 3;
  const sums = { body: [0, 0, 0] as Triple, left: [0, 0, 0] as Triple, right: [0, 0, 0] as Triple };
  lamps.forEach(({ side, tint, fall }, index) => {
    const strength = (levels[index] ?? 0) * ((fall[here] ?? 0) / 255) * 255;
    for (const part of [0, 1, 2] as const) {
      const light = strength * tint[part];
      sums.body[part] += light * cloth[part] * 0.6;
      sums.left[part] += light * (side <= 0 ? 0.7 : 0.06);
      sums.right[part] += light * (side >= 0 ? 0.7 : 0.06);
    }
  });
  return sums;
}

interface Shape {
  mask: Uint8Array;
  width: number;
  tall: number;
  left: number;
  top: number;
}

/** Distances in pixels at which the shape is probed for its edge: near ones make the rim, far ones the roundness. */
const RIM = [1, 3, 6] as const;
const ROUND = [10, 18, 28] as const;
const MARGIN = ROUND[2];

function paint(
  { light, ...lighting }: Lighting,
  shape: Shape,
  cloth: Triple,
  feet: { x: number; y: number },
): void {
  const { body, left, right } = lightOn({ light, ...lighting }, cloth, feet);
  const { mask, width, tall } = shape;
  const open = (at: number) => 1 - (mask[at] ?? 0) / 255;
  const probe = (at: number, sign: number, steps: readonly number[]) =>
    steps.reduce((sum, step) => sum + open(at + sign * step), 0) / steps.length;
  const colourAt = (at: number, target: number, cover: number) => {
    const above = at > 4 * width ? open(at - 4 * width) * 0.35 : 0;
    const [rimLeft, rimRight] = [probe(at, -1, RIM) ** 1.5 + above, probe(at, 1, RIM) ** 1.5 + above];
    const [roundLeft, roundRight] = [0.12 + probe(at, -1, ROUND), 0.12 + probe(at, 1, ROUND)];
    for (const part of [0, 1, 2] as const) {
      const shade =
        body[part] * 0.35 + cloth[part] * (left[part] * roundLeft + right[part] * roundRight) * 0.55;
      const value = shade + left[part] * rimLeft * 0.62 + right[part] * rimRight * 0.62;
      light[target + part] = (light[target + part] ?? 0) * (1 - cover) + cover * value;
    }
  };
  for (let row = Math.max(0, -shape.top); row < Math.min(tall, SET_HEIGHT - shape.top); row += 1) {
    for (let column = MARGIN; column < width - MARGIN; column += 1) {
      const at = row * width + column;
      const across = shape.left + column;
      const cover = (mask[at] ?? 0) / 255;
      if (cover > 0 && across >= 0 && across < SET_WIDTH)
        colourAt(at, ((shape.top + row) * SET_WIDTH + across) * 3, cover);
    }
  }
}

/** Darkens the floor round the feet. */
function shadow(light: Float32Array, feet: { x: number; y: number }, height: number): void {
  const [wide, flat] = [height * 0.34, height * 0.075];
  const top = Math.max(0, Math.round(feet.y - flat));
  for (let y = top; y < Math.min(SET_HEIGHT, feet.y + flat); y += 1) {
    for (let x = Math.max(0, Math.round(feet.x - wide)); x < Math.min(SET_WIDTH, feet.x + wide); x += 1) {
      const away = ((x - feet.x) / wide) ** 2 + ((y - feet.y) / flat) ** 2;
      if (away >= 1) continue;
      const keep = 1 - 0.75 * (1 - away) ** 1.5;
      const at = (y * SET_WIDTH + x) * 3;
      for (let part = at; part < at + 3; part += 1) light[part] = (light[part] ?? 0) * keep;
    }
  }
}

/** Adds one actor to the frame's light. */
export async function addPerson(
  lighting: Lighting,
  actor: Actor,
  timeline: Timeline,
  time: number,
): Promise<void> {
  const { x, y, pose } = attitude(actor, timeline, time);
  const { height, flip = false } = actor;
  const [width, tall] = [Math.round(height * 1.5), Math.round(height * 1.6)];
  const [left, top] = [Math.round(x - width / 2), Math.round(y - tall + height * 0.12)];
  const place = { x: x - left, y: y - top, height, flip };
  const markup = svg(width, tall, '', placeFigure({ ...actor.figure, pose }, '#fff', place));
  const mask = await rasterAlpha(markup, width, tall);
  shadow(lighting.light, { x, y }, height);
  paint(lighting, { mask, width, tall, left, top }, channels(actor.cloth), { x, y: y - 4 });
}
