/**
 * Invented people without faces: the shape of a head and shoulders in a round window, and the tool of their trade. Real
 * people: the tool alone, because no face or figure is given to them.
 */
import { mix } from '../kit/colour';
import { drawFigure } from '../kit/figure';
import { placeMotif, type Motif } from '../kit/motifs';
import { ellipse, path, polygon, rect } from '../kit/svg';
import { CENTRE, HEIGHT, plain, WIDTH, type Paint, type Picture } from '../paint';
import { figureOf } from './production';

type Tool = (main: string, shade: string, ground: string) => string;

/** Tools in a box of 100 x 100 around the origin. */
const tools = {
  quill: (main, shade) => path('M-30 50Q-20 0 10-30Q36-54 50-50Q50-24 24 0Q4 18-16 24L-24 50Z', main) + path('M-28 50Q-10 6 44-44' , 'none', `stroke="${shade}" stroke-width="4"`),
  chair: (main, shade) => rect(-34, -48, 8, 50, shade) + rect(26, -48, 8, 50, shade) + rect(-36, -44, 72, 26, main) + rect(-36, 2, 72, 12, main) + path('M-32 14L30 50M32 14L-30 50', 'none', `stroke="${shade}" stroke-width="7"`),
  modelBox: (main, shade, ground) => rect(-48, -36, 96, 72, main) + rect(-40, -28, 80, 56, ground) + polygon([[-40, 28], [40, 28], [24, 4], [-24, 4]], shade) + rect(-24, -16, 18, 22, main) + rect(10, -22, 10, 28, shade),
  lamp: (main, shade, ground) => `<g transform="rotate(28)">${path('M-22-40L22-40L30 10L-30 10Z', main)}${ellipse(0, 10, 30, 9, ground)}${polygon([[-28, 14], [28, 14], [60, 60], [-60, 60]], shade, 'fill-opacity=".55"')}</g>` + rect(-4, -54, 8, 18, shade),
  clef: (main, shade) => ellipse(-22, 32, 16, 12, main) + ellipse(26, 24, 16, 12, shade) + rect(-10, -38, 5, 68, main) + rect(38, -46, 5, 68, shade) + polygon([[-10, -40], [43, -50], [43, -34], [-10, -24]], main),
  scissors: (main, shade) => path('M-6 4L-34-48L-22-46L4 0Z', main) + path('M6 4L34-48L22-46L-4 0Z', shade) + `<circle cx="-20" cy="26" r="14" fill="none" stroke="${shade}" stroke-width="8"/><circle cx="20" cy="26" r="14" fill="none" stroke="${main}" stroke-width="8"/>`,
  headset: (main, shade) => `<path d="M-38 8A38 38 0 0 1 38 8" fill="none" stroke="${main}" stroke-width="9"/>` + rect(-48, 4, 18, 34, shade, 'rx="8"') + rect(30, 4, 18, 34, shade, 'rx="8"') + `<path d="M-40 36Q-36 52-8 50" fill="none" stroke="${main}" stroke-width="5"/>` + ellipse(-4, 50, 8, 6, main),
} as const satisfies Record<string, Tool>; // prettier-ignore

type Sign = { tool: keyof typeof tools } | { motif: Motif };
const signs: readonly (readonly [RegExp, Sign])[] = [
  [/playwright|adapter|translator|librett|lyric|critic|writer/, { tool: 'quill' }], [/academic|historian|dramaturg|literary|teach|learning/, { motif: 'book' }],
  [/light|video|projection/, { tool: 'lamp' }], [/compos|music|sing|conduct/, { tool: 'clef' }], [/costume|hair|wardrobe|puppet/, { tool: 'scissors' }],
  [/set-design|scenic|design|prop|carpenter/, { tool: 'modelBox' }], [/stage-manager|sound|technic|manager|camera|mixer/, { tool: 'headset' }],
  [/direct|choreograph|producer|movement/, { tool: 'chair' }], [/./, { motif: 'masks' }],
]; // prettier-ignore

function signOf({ facts }: Paint): Sign {
  const words = (facts.roles ?? []).join(' ') || 'actor';
  return signs.find(([pattern]) => pattern.test(words))?.[1] ?? { motif: 'masks' };
}

function placeSign(
  paint: Paint,
  colours: [string, string, string],
  place: { x: number; y: number; size: number },
): string {
  const sign = signOf(paint);
  if ('motif' in sign) return placeMotif(sign.motif, colours, place);
  return `<g transform="translate(${place.x} ${place.y}) scale(${place.size / 100})">${tools[sign.tool](...colours)}</g>`;
}

export function person(paint: Paint): Picture {
  if (paint.facts.real) return emblem(paint);
  const { palette, chance } = paint;
  const field = chance.pick([
    palette.paper,
    palette.soft,
    mix(palette.paper, palette.accent, 0.3),
    mix(palette.second, palette.paper, 0.45),
  ]);
  const disc = chance.pick([palette.accent, palette.second, palette.mid]);
  const bust = {
    ...figureOf(paint, 1),
    pose: { lean: 0, head: chance.between(-8, 8), left: [-6, -2] as const, right: [6, 2] as const },
  };
  const ring = Array.from(
    { length: 3 },
    (_value, index) =>
      `<circle cx="${CENTRE}" cy="350" r="${276 + index * 44}" fill="none" stroke="${disc}" stroke-opacity="${0.4 - index * 0.11}" stroke-width="${10 - index * 2}"/>`,
  );
  const shape = (fill: string, shift: number) =>
    `<g transform="translate(${CENTRE + shift} 1120) scale(9.5)">${drawFigure(bust, fill)}</g>`;
  const clip = `<clipPath id="round"><path d="M${CENTRE - 250} 350A250 250 0 0 1 ${CENTRE + 250} 350L${CENTRE + 250} ${HEIGHT}L${CENTRE - 250} ${HEIGHT}Z"/></clipPath>`;
  const lines = Array.from({ length: 26 }, (_value, index) =>
    rect(0, index * 30, WIDTH, 2, palette.deep, 'fill-opacity=".07"'),
  );
  const badge =
    ellipse(CENTRE + 168, 560, 92, 92, palette.paper) +
    ellipse(CENTRE + 168, 560, 80, 80, palette.deep) +
    placeSign(paint, [palette.light, mix(palette.light, palette.accent, 0.5), palette.deep], {
      x: CENTRE + 168,
      y: 560,
      size: 92,
    });
  return {
    defs: clip,
    body:
      rect(0, 0, WIDTH, HEIGHT, field) +
      lines.join('') +
      ring.join('') +
      `<g clip-path="url(#round)">${rect(CENTRE - 250, 90, 500, 640, disc)}${ellipse(CENTRE - 70, 230, 260, 260, palette.light, 'fill-opacity=".28"')}${shape(palette.light, -9)}${shape(palette.ink, 0)}</g>` +
      badge,
  };
}

/** A role: its tool, large, in a ring of the lamps and seats of a house. */
export const role = (paint: Paint): Picture =>
  emblem({ ...paint, facts: { ...paint.facts, roles: [paint.facts.slug] } });

function emblem(paint: Paint): Picture {
  const { palette } = paint;
  const rings = Array.from({ length: 6 }, (_value, index) => {
    const radius = 560 - index * 62;
    return ellipse(
      CENTRE,
      360,
      radius,
      radius,
      index % 2 ? palette.mid : mix(palette.mid, palette.deep, 0.35),
    );
  });
  const around = (count: number, radius: number, draw: (x: number, y: number, index: number) => string) =>
    Array.from({ length: count }, (_value, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return draw(CENTRE + Math.cos(angle) * radius, 360 + Math.sin(angle) * radius, index);
    }).join('');
  const bulbs = around(28, 236, (x, y, index) =>
    ellipse(x, y, 9, 9, index % 2 ? palette.light : palette.paper),
  );
  const seats = around(44, 400, (x, y) =>
    rect(x - 14, y - 12, 28, 24, mix(palette.accent, palette.ink, 0.3), 'rx="8"'),
  );
  const tool = placeSign(paint, [palette.accent, mix(palette.accent, palette.ink, 0.4), palette.paper], { x: CENTRE, y: 360, size: 240 }); // prettier-ignore
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.deep) +
      rings.join('') +
      seats +
      ellipse(CENTRE, 360, 204, 204, palette.paper) +
      bulbs +
      tool,
  );
}
