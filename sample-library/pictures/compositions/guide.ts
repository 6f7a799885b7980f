/** A guide: a book that someone is working with. The plate on its left page, its desk and its tools differ. */
import { mix } from '../kit/colour';
import { drawFigure } from '../kit/figure';
import { placeMotif } from '../kit/motifs';
import { ellipse, n, path, rect } from '../kit/svg';
import { HEIGHT, plain, WIDTH, type Paint, type Picture } from '../paint';
import { writing } from './paper';
import { figureOf } from './production';

/** Middle of the left page's plate. */
const [PLATE_X, PLATE_Y] = [498, 262];
type Plate = (paint: Paint) => string;

const stroked = (d: string, colour: string, width: number, more = '') =>
  path(
    d,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  );

/** The emblem of the play, printed in two colours. */
const emblem: Plate = ({ palette, motif }) =>
  rect(PLATE_X - 110, PLATE_Y - 110, 220, 220, palette.deep) +
  ellipse(PLATE_X, PLATE_Y, 90, 90, palette.accent) +
  placeMotif(motif, [palette.paper, mix(palette.paper, palette.accent, 0.4), palette.accent], {
    x: PLATE_X,
    y: PLATE_Y,
    size: 120,
  });

/** A stage from above: walls, thrust, seats in curves. */
const groundPlan: Plate = ({ palette, chance }) => {
  const rows = [92, 116, 140].map((radius, index) => {
    const d = `M${PLATE_X - radius} ${PLATE_Y + 20}A${radius} ${radius} 0 0 0 ${PLATE_X + radius} ${PLATE_Y + 20}`;
    return stroked(d, index === 1 ? palette.accent : palette.deep, 5, 'stroke-dasharray="10 9"');
  });
  const d = `M${PLATE_X - 120} ${PLATE_Y - 104}l240 0l0 44l-66 0l0 86l-108 0l0-86l-66 0Z`;
  const thrust = path(d, mix(palette.paper, palette.soft, 0.4), `stroke="${palette.deep}" stroke-width="5"`);
  const places = [0, 1, 2].map(() =>
    ellipse(PLATE_X + chance.between(-40, 40), PLATE_Y + chance.between(-84, 10), 8, 8, palette.accent),
  );
  return rows.join('') + thrust + places.join('');
};

/** A costume drawing with notes beside it. */
const costume: Plate = (paint) => {
  const { palette } = paint;
  const figure = {
    ...figureOf(paint, 1),
    pose: { lean: 0, head: 4, left: [-40, -20] as const, right: [34, 60] as const },
  };
  const person = `<g transform="translate(${PLATE_X - 8} ${PLATE_Y + 118}) scale(2.35)">${drawFigure(figure, palette.accent)}</g>`;
  const wash = `<g transform="translate(${PLATE_X + 4} ${PLATE_Y + 118}) scale(2.35)" opacity=".3">${drawFigure(figure, palette.second)}</g>`;
  const lines = stroked(
    `M${PLATE_X + 28} ${PLATE_Y - 70}l60-22M${PLATE_X + 30} ${PLATE_Y + 10}l66 0M${PLATE_X - 44} ${PLATE_Y + 70}l-50 18`,
    palette.deep,
    3,
  );
  const swatches = [palette.accent, palette.second, palette.light].map((hue, index) =>
    rect(PLATE_X + 70, PLATE_Y + 44 + index * 26, 34, 20, hue),
  );
  return wash + person + lines + swatches.join('');
};

/** The shape of a play: how it rises, turns and falls, act by act. */
const arc: Plate = ({ palette, chance }) => {
  const height = chance.between(120, 170);
  const peak = chance.between(-20, 50);
  const base = PLATE_Y + 96;
  const curve = `M${PLATE_X - 112} ${base}Q${PLATE_X - 40} ${n(base - 20)} ${n(PLATE_X + peak)} ${n(base - height)}Q${n(PLATE_X + peak + 34)} ${n(base - height * 0.4)} ${PLATE_X + 112} ${n(base - 30)}`;
  const acts = [0, 1, 2, 3, 4].map((act) =>
    rect(PLATE_X - 112 + act * 45, base + 14, 40, 12, act % 2 ? palette.second : palette.soft),
  );
  const field = path(`${curve}L${PLATE_X + 112} ${base}Z`, mix(palette.paper, palette.accent, 0.3));
  const grid = [0, 1, 2, 3].map((row) =>
    rect(PLATE_X - 112, base - 50 - row * 42, 224, 2, mix(palette.paper, palette.deep, 0.2)),
  );
  return (
    grid.join('') +
    field +
    stroked(curve, palette.accent, 7) +
    acts.join('') +
    ellipse(PLATE_X + peak, base - height, 11, 11, palette.deep)
  );
};

function leftPage(paint: Paint): string {
  const { palette, chance } = paint;
  const plate = chance.pick([emblem, groundPlan, costume, arc]);
  const faint = mix(palette.paper, palette.soft, 0.45);
  return (
    path('M350 108Q500 84 640 116L640 640Q500 608 350 632Z', palette.paper) +
    plate(paint) +
    writing(paint, { x: 392, y: 424, width: 210, rows: 9 }, faint, 20)
  );
}

/** Text, some of it marked, with a reader's brackets in the margin. */
function rightPage(paint: Paint): string {
  const { palette, chance } = paint;
  const text = { x: 690, y: 168, width: 206, rows: 20 };
  const first = chance.whole(1, 5);
  const marked = [first, first + 1, first + chance.whole(5, 12)].map((row, index) =>
    rect(text.x - 6, text.y + row * 20 - 6, text.width * (index === 1 ? 0.7 : 1) + 12, 18, palette.light),
  );
  const y = text.y + first * 20;
  const notes = stroked(
    `M912 ${y}q40-16 64 12M912 ${y + 180}q40 20 62-8M914 ${y + 300}l0 40`,
    palette.accent,
    5,
  );
  return (
    path('M930 108Q780 84 640 116L640 640Q780 608 930 632Z', mix(palette.paper, '#ffffff', 0.35)) +
    marked.join('') +
    writing(paint, text, mix(palette.deep, palette.paper, 0.45), 20) +
    path('M640 116L656 112L656 636L640 640Z', palette.deep, 'fill-opacity=".18"') +
    path('M640 116L624 112L624 636L640 640Z', palette.deep, 'fill-opacity=".12"') +
    notes
  );
}

const pencil = ({ palette }: Paint) =>
  rect(-11, -190, 22, 300, palette.light) + rect(-11, -190, 7, 300, mix(palette.light, palette.ink, 0.15)) + rect(-11, -214, 22, 26, palette.accent) +
  path('M-11 110L11 110L0 152Z', palette.paper) + path('M-4 137L4 137L0 152Z', palette.ink); // prettier-ignore
const spectacles = ({ palette }: Paint) =>
  `<circle cx="-46" cy="0" r="38" fill="${palette.paper}" fill-opacity=".25" stroke="${palette.ink}" stroke-width="8"/><circle cx="46" cy="0" r="38" fill="${palette.paper}" fill-opacity=".25" stroke="${palette.ink}" stroke-width="8"/>` +
  stroked('M-8-4q8-10 16 0M-84-4l-30-70M84-4l40-64', palette.ink, 7);
const tickets = ({ palette }: Paint) => {
  const one = (fill: string) => rect(-58, -92, 116, 184, fill, 'rx="8"') + ellipse(-58, 36, 12, 12, mix(fill, palette.ink, 0.5)) + ellipse(58, 36, 12, 12, mix(fill, palette.ink, 0.5)) + rect(-40, -70, 80, 10, palette.ink, 'fill-opacity=".5"') + rect(-40, -50, 56, 8, palette.ink, 'fill-opacity=".35"'); // prettier-ignore
  return `<g transform="rotate(16) translate(18 10)">${one(palette.second)}</g>${one(palette.light)}`;
};
const cup = ({ palette }: Paint) =>
  ellipse(0, 0, 92, 92, palette.paper) + ellipse(0, 0, 66, 66, palette.accent) + ellipse(0, 0, 56, 56, mix('#4a2c1a', palette.ink, 0.2)) + ellipse(-14, -16, 16, 9, '#fff', 'fill-opacity=".25"'); // prettier-ignore

/** What the guide is about, as large as the desk has room beside the book: the plate may be a drawing that many guides have. */
function subject({ palette, motif }: Paint, desk: string, x: number): string {
  const shade = mix(palette.paper, desk, 0.35);
  return placeMotif(motif, [palette.paper, shade, desk], { x, y: HEIGHT / 2, size: 230 });
}

export function guide(paint: Paint): Picture {
  const { palette, chance } = paint;
  const desk = chance.pick([
    palette.mid,
    mix(palette.accent, palette.deep, 0.35),
    palette.soft,
    mix('#a9743f', palette.deep, 0.25),
  ]);
  const leaf = mix(palette.paper, palette.deep, 0.22);
  const edges = [2, 1, 0].map((under) => {
    const out = under * 8;
    const d = `M${344 - out} ${120 + under * 6}L350 108L350 632L${344 - out} ${644 + under * 2}ZM${936 + out} ${120 + under * 6}L930 108L930 632L${936 + out} ${644 + under * 2}Z`;
    return path(d, under % 2 ? mix(palette.paper, palette.soft, 0.35) : leaf);
  });
  const tabs = [palette.accent, palette.second, palette.light]
    .slice(chance.whole(0, 2))
    .map((hue, index) => rect(936, 170 + index * 92, 48, 54, hue, 'rx="4"'));
  const grain = Array.from({ length: 9 }, (_value, index) =>
    path(`M${index * 180 - 100} 0l80 0l-240 ${HEIGHT}l-80 0Z`, '#fff', 'fill-opacity=".05"'),
  );
  const tool = chance.pick([pencil, spectacles, tickets, cup]);
  const [toolX, toolY, turn] = [chance.pick([165, 1120]), chance.between(250, 500), chance.between(-30, 34)];
  const book =
    path('M330 140L960 140L990 668L300 668Z', palette.ink, 'fill-opacity=".3"') +
    tabs.join('') +
    edges.join('') +
    leftPage(paint) +
    rightPage(paint);
  return plain(
    rect(0, 0, WIDTH, HEIGHT, desk) + grain.join('') + subject(paint, desk, WIDTH - toolX) +
      `<g transform="translate(${toolX + 10} ${n(toolY + 12)}) rotate(${n(turn)})" opacity=".22">${tool({ ...paint, palette: { ...palette, light: palette.ink, accent: palette.ink, paper: palette.ink, second: palette.ink } })}</g>` +
      `<g transform="translate(${toolX} ${n(toolY)}) rotate(${n(turn)})">${tool(paint)}</g>` +
      `<g transform="rotate(${n(chance.between(-6, 6))} 640 370)">${book}</g>`,
  ); // prettier-ignore
}
