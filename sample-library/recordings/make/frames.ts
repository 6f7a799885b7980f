/** Draws the frames of a scene: lamps by their levels, people with lit edges, a camera that drifts. */
import {
  FRAME_HEIGHT, FRAME_WIDTH, SET_HEIGHT, SET_WIDTH, type CameraMove, type Scene, type Timeline,
} from './model'; // prettier-ignore
import { channels, litBy, rasterRgb, rasterRgba, screenCurve, SET_PIXELS } from './pixels';
import { addPerson, type LitLamp } from './person';
import { timeOf, valueAt } from './timing';

interface Stage {
  scene: Scene;
  timeline: Timeline;
  lamps: readonly LitLamp[];
  /** The frame being made, in light; kept from frame to frame to spare memory. */
  light: Float32Array;
  base: { key: string; light: Float32Array };
  front: Uint8Array | null;
  title: Uint8Array | null;
}

/** Prepares what does not change from frame to frame. `title` is SVG laid over everything by its own opacity. */
export async function prepareStage(scene: Scene, timeline: Timeline, title: string | null): Promise<Stage> {
  const set = await rasterRgb(scene.set);
  const lamps = await Promise.all(
    Object.entries(scene.lamps).map(async ([name, lamp]) => {
      const fall = await rasterRgb(lamp.fall);
      const beam = lamp.beam ? await rasterRgb(lamp.beam) : null;
      const layer = litBy(set, fall, beam, lamp.colour);
      return { name, layer, side: lamp.side, tint: channels(lamp.colour), fall };
    }),
  );
  const front = scene.front ? await rasterRgba(scene.front) : null;
  return {
    scene,
    timeline,
    lamps,
    light: new Float32Array(SET_PIXELS * 3),
    base: { key: '', light: new Float32Array(SET_PIXELS * 3) },
    front,
    title: title ? await rasterRgba(title) : null,
  };
}

function levelAt({ scene, timeline }: Stage, name: string, time: number): number {
  const keys = scene.cues
    .filter(({ levels }) => levels[name] !== undefined)
    .map((cue) => ({ at: timeOf(cue, timeline), over: cue.over, to: cue.levels[name] ?? 0 }));
  return valueAt(time, 0, keys);
}

function cameraAt({ scene, timeline }: Stage, time: number): { x: number; y: number; zoom: number } {
  const along = (part: 'x' | 'y' | 'zoom', first: number) =>
    valueAt(time, first, scene.camera.map((move: CameraMove) => {
      return { at: timeOf(move, timeline), over: move.over, to: move[part] };
    })); // prettier-ignore
  return { x: along('x', SET_WIDTH / 2), y: along('y', SET_HEIGHT / 2), zoom: along('zoom', 1) };
}

function layOver(light: Float32Array, over: Uint8Array, opacity: number): void {
  for (let at = 0; at < SET_PIXELS; at += 1) {
    const cover = ((over[at * 4 + 3] ?? 0) / 255) * opacity;
    if (cover === 0) continue;
    for (let part = 0; part < 3; part += 1) {
      const index = at * 3 + part;
      light[index] = (light[index] ?? 0) * (1 - cover) + (over[at * 4 + part] ?? 0) * cover;
    }
  }
}

/** The window the camera sees, sampled between pixels so that slow moves stay smooth. */
function seen(light: Float32Array, { x, y, zoom }: { x: number; y: number; zoom: number }): Uint8Array {
  const step = SET_WIDTH / zoom / FRAME_WIDTH;
  const clampTo = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const left = clampTo(x - (FRAME_WIDTH * step) / 2, SET_WIDTH - FRAME_WIDTH * step);
  const top = clampTo(y - (FRAME_HEIGHT * step) / 2, SET_HEIGHT - FRAME_HEIGHT * step);
  const out = new Uint8Array(FRAME_WIDTH * FRAME_HEIGHT * 3);
  const row = { out, light, left, step };
  for (let line = 0; line < FRAME_HEIGHT; line += 1)
    sampleRow(row, line, Math.min(top + line * step, SET_HEIGHT - 1.001));
  return out;
}

interface Sampling {
  out: Uint8Array;
  light: Float32Array;
  left: number;
  step: number;
}

function sampleRow({ out, light, left, step }: Sampling, line: number, fromY: number): void {
  const down = fromY % 1;
  const start = Math.floor(fromY) * SET_WIDTH;
  let to = line * FRAME_WIDTH * 3;
  for (let column = 0; column < FRAME_WIDTH; column += 1) {
    const fromX = Math.min(left + column * step, SET_WIDTH - 1.001);
    const share = fromX % 1;
    const at = (start + Math.floor(fromX)) * 3;
    const below = at + SET_WIDTH * 3;
    for (let part = 0; part < 3; part += 1) {
      const upper = (light[at + part] ?? 0) * (1 - share) + (light[at + 3 + part] ?? 0) * share;
      const lower = (light[below + part] ?? 0) * (1 - share) + (light[below + 3 + part] ?? 0) * share;
      out[to] = screenCurve[Math.min(1023, (upper * (1 - down) + lower * down) | 0)] ?? 0;
      to += 1;
    }
  }
}

function addLayer(light: Float32Array, layer: Uint16Array, level: number): void {
  if (level < 0.001) return;
  for (let at = 0; at < layer.length; at += 1) light[at] = (light[at] ?? 0) + (layer[at] ?? 0) * level;
}

/** The set in the present light; made anew only while lamps change. */
function litSet({ base, lamps }: Stage, levels: readonly number[]): Float32Array {
  const key = levels.map((level) => level.toFixed(4)).join();
  if (base.key === key) return base.light;
  base.key = key;
  base.light.fill(0);
  lamps.forEach(({ layer }, index) => addLayer(base.light, layer, levels[index] ?? 0));
  return base.light;
}

/** One frame, 24-bit RGB. `titleOpacity` 0 leaves the title away. */
export async function drawFrame(stage: Stage, time: number, titleOpacity: number): Promise<Uint8Array> {
  const levels = stage.lamps.map(({ name }) => levelAt(stage, name, time));
  const { light } = stage;
  light.set(litSet(stage, levels));
  for (const actor of stage.scene.cast)
    await addPerson({ light, lamps: stage.lamps, levels }, actor, stage.timeline, time);
  if (stage.front) layOver(light, stage.front, 1);
  if (stage.title && titleOpacity > 0) layOver(light, stage.title, titleOpacity);
  return seen(light, cameraAt(stage, time));
}
