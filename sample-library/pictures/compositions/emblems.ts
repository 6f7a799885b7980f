/** Ideas as emblems: titles, themes, genres, skills, periods, companies, collections, series, courses. */
import { mix } from '../kit/colour';
import { drawFigure, placeFigure, type Pose } from '../kit/figure';
import { placeMotif } from '../kit/motifs';
import { ellipse, path, polygon, rect } from '../kit/svg';
import { CENTRE, ground, HEIGHT, plain, rays, WIDTH, type Paint, type Picture } from '../paint';
import { drawPlace } from './architecture';
import { FLOOR } from './places/parts';
import { figureOf } from './production';

/** The emblem, large and pale, with someone of the play before it. */
function behindFigure(paint: Paint, [main, shade, contrast]: [string, string, string]): string {
  const pale: [string, string, string] = [mix(main, contrast, 0.45), mix(shade, contrast, 0.55), contrast];
  const emblem = placeMotif(paint.motif, pale, { x: CENTRE, y: 330, size: 300 });
  return emblem + placeFigure(figureOf(paint, 0), paint.palette.ink, { x: CENTRE, y: 588, height: 350 });
}

/** A play as a printed cover: strong field, border, one large emblem on a shape. */
export function title(paint: Paint): Picture {
  const { palette, chance, motif, other } = paint;
  const field = chance.pick([palette.accent, palette.mid, palette.second, palette.paper, palette.deep]);
  const isPale = field === palette.paper;
  const contrast = isPale ? palette.deep : palette.paper;
  const figure = isPale ? palette.accent : field === palette.accent ? palette.deep : palette.accent;
  const shapes = [
    () => rays(CENTRE, 360, chance.pick([18, 24, 32]), contrast, 0.16) + ellipse(CENTRE, 360, 236, 236, contrast),
    () => Array.from({ length: 5 }, (_value, index) => ellipse(CENTRE, 360, 330 - index * 26, 330 - index * 26, index % 2 ? field : mix(field, contrast, 0.35))).join('') + ellipse(CENTRE, 360, 210, 210, contrast),
    () => path(`M${CENTRE - 210} 620L${CENTRE - 210} 300A210 210 0 0 1 ${CENTRE + 210} 300L${CENTRE + 210} 620Z`, contrast) + path(`M${CENTRE - 236} 620L${CENTRE - 236} 300A236 236 0 0 1 ${CENTRE + 236} 300L${CENTRE + 236} 620Z`, 'none', `stroke="${contrast}" stroke-width="8"`),
    () => polygon([[CENTRE, 70], [CENTRE + 290, 360], [CENTRE, 650], [CENTRE - 290, 360]], contrast) + polygon([[CENTRE, 34], [CENTRE + 326, 360], [CENTRE, 686], [CENTRE - 326, 360]], 'none', `stroke="${contrast}" stroke-width="6"`),
    () => Array.from({ length: 26 }, (_value, index) => rect(index * 50, 0, 25, HEIGHT, contrast, 'fill-opacity=".1"')).join('') + rect(CENTRE - 230, 110, 460, 500, contrast, 'rx="230"'),
  ] as const; // prettier-ignore
  const shape = chance.pick(shapes);
  const hues: [string, string, string] = [figure, mix(figure, palette.ink, 0.42), contrast];
  const alone = placeMotif(motif, hues, { x: CENTRE, y: 364, size: 270, turn: chance.between(-4, 4) });
  const main = chance.chance(0.62) ? alone : behindFigure(paint, hues);
  const corners = ([[110, 110], [1170, 110], [110, 610], [1170, 610]] as const).map(([x, y]) => placeMotif(other, [mix(field, contrast, 0.75), mix(field, contrast, 0.4), field], { x, y, size: 92 })); // prettier-ignore
  const border = `<rect x="26" y="26" width="${WIDTH - 52}" height="${HEIGHT - 52}" fill="none" stroke="${contrast}" stroke-width="5"/><rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" fill="none" stroke="${contrast}" stroke-width="2"/>`;
  return plain(rect(0, 0, WIDTH, HEIGHT, field) + shape() + main + corners.join('') + border);
}

/** A theme: its emblem repeated as a printed cloth, one of them in full colour. */
export function theme(paint: Paint): Picture {
  const { palette, motif } = paint;
  const size = 128;
  const cells = Array.from({ length: 66 }, (_value, index) => {
    const row = Math.floor(index / 11);
    const x = (index % 11) * size + (row % 2 ? 0 : size / 2) - 8;
    const y = row * 124 + 50;
    return placeMotif(
      motif,
      [mix(palette.deep, palette.mid, 0.55), mix(palette.deep, palette.mid, 0.25), palette.deep],
      { x, y, size: 78, turn: row % 2 ? 8 : -8 },
    );
  });
  const centre =
    ellipse(CENTRE, 360, 214, 214, palette.ink, 'fill-opacity=".35"') +
    ellipse(CENTRE, 352, 208, 208, palette.accent) +
    ellipse(CENTRE, 352, 190, 190, 'none', `stroke="${palette.paper}" stroke-width="4"`);
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.deep) +
      cells.join('') +
      centre +
      placeMotif(motif, [palette.paper, mix(palette.paper, palette.accent, 0.42), palette.accent], {
        x: CENTRE,
        y: 354,
        size: 236,
      }),
  );
}

/** A genre: two emblems in halves of strong colour. */
export function genre(paint: Paint): Picture {
  const { palette, chance, motif, other } = paint;
  const lean = chance.between(-140, 140);
  const split = polygon(
    [
      [CENTRE + lean, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [CENTRE - lean, HEIGHT],
    ],
    palette.second,
  );
  const first = placeMotif(motif, [palette.paper, mix(palette.paper, palette.accent, 0.45), palette.accent], {
    x: CENTRE - 180,
    y: 350,
    size: 260,
    turn: -8,
  });
  const second = placeMotif(other, [palette.ink, mix(palette.ink, palette.second, 0.4), palette.second], {
    x: CENTRE + 190,
    y: 380,
    size: 260,
    turn: 8,
  });
  const bulbs = Array.from(
    { length: 22 },
    (_value, index) =>
      ellipse(40 + index * 57, 44, 12, 12, index % 2 ? palette.light : palette.paper) +
      ellipse(40 + index * 57, 676, 12, 12, index % 2 ? palette.paper : palette.light),
  );
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.accent) +
      split +
      rect(0, 20, WIDTH, 48, palette.ink) +
      rect(0, 652, WIDTH, 48, palette.ink) +
      bulbs.join('') +
      first +
      second,
  );
}

/** A skill: one body through a movement, on bars of colour. */
export function skill(paint: Paint): Picture {
  const { palette, chance } = paint;
  const start: Pose = { lean: chance.between(-2, 0), head: -8, left: [-10, -6], right: [12, 8] };
  const end: Pose = {
    lean: chance.between(0, 3),
    head: 10,
    left: [chance.between(-120, -60), -130],
    right: [chance.between(60, 130), chance.between(90, 170)],
  };
  const steps = 5;
  const bars = Array.from({ length: steps }, (_value, index) =>
    rect(150 + index * 196, 0, 196, HEIGHT, mix(palette.paper, palette.accent, index / (steps - 0.4))),
  );
  const costume = chance.pick(['modern', 'modern', 'gown', 'coat'] as const);
  const hair = chance.pick(['short', 'bun', 'long'] as const);
  const people = Array.from({ length: steps }, (_value, index) => {
    const share = index / (steps - 1);
    const between = (a: number, b: number) => a + (b - a) * share;
    const pose: Pose = {
      lean: between(start.lean, end.lean),
      head: between(start.head, end.head),
      left: [between(start.left[0], end.left[0]), between(start.left[1], end.left[1])],
      right: [between(start.right[0], end.right[0]), between(start.right[1], end.right[1])],
    };
    return `<g transform="translate(${248 + index * 196} 640) scale(4.3)">${drawFigure({ costume, hair, prop: 'none', pose }, mix(palette.deep, palette.ink, share))}</g>`;
  });
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.second) +
      bars.join('') +
      rect(0, 636, WIDTH, 84, palette.ink) +
      people.join('') +
      placeMotif(paint.motif, [palette.light, palette.paper, palette.ink], { x: 74, y: 90, size: 84 }) +
      placeMotif(paint.motif, [palette.light, palette.paper, palette.ink], { x: 1206, y: 90, size: 84 }),
  );
}

/** A period: its theatre by daylight, without people. */
export function period(paint: Paint): Picture {
  const { palette } = paint;
  const day = {
    ...palette,
    ink: palette.deep,
    dark: mix(palette.mid, palette.deep, 0.4),
    deep: palette.mid,
    mid: palette.soft,
    soft: mix(palette.soft, palette.paper, 0.65),
  };
  const sky = ground(
    'sky',
    mix('#cfe6ee', palette.paper, 0.35),
    palette.paper,
    mix(palette.light, palette.paper, 0.5),
  );
  const place = drawPlace({
    ...paint,
    palette: day,
    facts: { ...paint.facts, period: paint.facts.period ?? paint.facts.slug },
  });
  const ribbon =
    polygon(
      [
        [0, 660],
        [WIDTH, 660],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      palette.accent,
    ) +
    Array.from({ length: 33 }, (_value, index) =>
      rect(index * 40 + 6, 676, 3, index % 5 ? 16 : 30, palette.paper),
    ).join('');
  return {
    defs: sky.defs,
    body:
      sky.body +
      ellipse(1050, 150, 76, 76, palette.light) +
      place.body +
      rect(0, FLOOR + 100, WIDTH, 16, palette.ink, 'fill-opacity=".12"') +
      ribbon,
  };
}

/** A company: a pennant on a pole before a striped marquee. */
export function company(paint: Paint): Picture {
  const { palette, motif } = paint;
  const stripes = Array.from({ length: 16 }, (_value, index) => {
    const x = index * 80;
    return (
      polygon(
        [
          [CENTRE + (x - CENTRE) * 0.2, -60],
          [CENTRE + (x + 80 - CENTRE) * 0.2, -60],
          [x + 80, 520],
          [x, 520],
        ],
        index % 2 ? palette.accent : palette.paper,
      ) +
      path(
        `M${x} 518L${x + 80} 518Q${x + 80} 572 ${x + 40} 572Q${x} 572 ${x} 518Z`,
        index % 2 ? mix(palette.accent, palette.ink, 0.2) : mix(palette.paper, palette.ink, 0.15),
      )
    );
  });
  const shield =
    path(
      `M${CENTRE - 170} 130L${CENTRE + 170} 130L${CENTRE + 170} 380Q${CENTRE + 150} 540 ${CENTRE} 610Q${CENTRE - 150} 540 ${CENTRE - 170} 380Z`,
      palette.deep,
    ) +
    path(
      `M${CENTRE - 150} 150L${CENTRE + 150} 150L${CENTRE + 150} 376Q${CENTRE + 132} 522 ${CENTRE} 586Q${CENTRE - 132} 522 ${CENTRE - 150} 376Z`,
      'none',
      `stroke="${palette.light}" stroke-width="5"`,
    );
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.dark) +
      stripes.join('') +
      shield +
      placeMotif(motif, [palette.light, mix(palette.light, palette.deep, 0.45), palette.deep], {
        x: CENTRE,
        y: 340,
        size: 220,
      }),
  );
}
