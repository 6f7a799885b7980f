/** Things that hold other things: collections, series, courses. */
import { mix } from '../kit/colour';
import { motifNames, placeMotif, type Motif } from '../kit/motifs';
import { ellipse, rect } from '../kit/svg';
import { CENTRE, ground, HEIGHT, plain, rays, WIDTH, type Paint, type Picture } from '../paint';
import { production } from './production';

/** A collection: shelves with books and things on them. */
export function collection(paint: Paint): Picture {
  const { palette, chance, motif, other } = paint;
  const hues = [palette.accent, palette.second, palette.soft, palette.mid, palette.light, palette.paper];
  const shelf = (y: number, gap: [number, number], thing: Motif) => {
    let out = '';
    for (let x = 60; x < WIDTH - 90;) {
      const width = chance.between(22, 52);
      const height = chance.between(110, 172);
      const hue = hues[chance.whole(0, hues.length - 1)] ?? palette.soft;
      if (x + width < gap[0] || x > gap[1])
        out +=
          rect(x, y - height, width - 3, height, hue) +
          rect(x + 5, y - height + 18, width - 13, 6, mix(hue, palette.ink, 0.4)) +
          rect(x + 5, y - 34, width - 13, 6, mix(hue, palette.ink, 0.4));
      x += width;
    }
    const middle = (gap[0] + gap[1]) / 2;
    return (
      out +
      ellipse(middle, y - 84, 88, 88, palette.ink, 'fill-opacity=".25"') +
      placeMotif(thing, [palette.light, mix(palette.light, palette.accent, 0.55), palette.deep], {
        x: middle,
        y: y - 84,
        size: 140,
      }) +
      rect(30, y, WIDTH - 60, 18, mix('#8a5a33', palette.deep, 0.35))
    );
  };
  const at = chance.between(430, 560);
  return plain(
    rect(0, 0, WIDTH, HEIGHT, palette.dark) +
      shelf(222, [at, at + 190], motif) +
      shelf(442, [WIDTH - at - 190, WIDTH - at], other) +
      shelf(662, [at + 20, at + 210], chance.pick(motifNames)),
  );
}

/** A series: one stage in three frames that follow each other. */
export function series(paint: Paint): Picture {
  const { palette, facts } = paint;
  const inner = production({ ...paint, facts: { ...facts, period: facts.period ?? '' } });
  const frames = [0, 1, 2].map((index) => {
    const [x, y, turn] = [CENTRE - 330 + index * 330, 330 + Math.abs(index - 1) * 26, (index - 1) * 5];
    const clip = `<clipPath id="c${index}"><rect x="-168" y="-230" width="336" height="460" rx="10"/></clipPath>`;
    const window = `<g clip-path="url(#c${index})"><g transform="translate(${-CENTRE * 0.72 - (index - 1) * 120} -262) scale(.72)">${inner.body}</g></g>`;
    return {
      clip,
      shape: `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-184, -240, 376, 496, palette.ink, 'rx="16" fill-opacity=".35"')}${rect(-184, -246, 368, 492, palette.paper, 'rx="16"')}${window}</g>`,
    };
  });
  const reel = Array.from(
    { length: 27 },
    (_value, index) =>
      rect(index * 48 + 8, 660, 30, 36, palette.paper, 'rx="6" fill-opacity=".55"') +
      rect(index * 48 + 8, 20, 30, 36, palette.paper, 'rx="6" fill-opacity=".55"'),
  );
  return {
    defs: inner.defs + frames.map(({ clip }) => clip).join(''),
    body:
      rect(0, 0, WIDTH, HEIGHT, palette.accent) +
      rect(0, 8, WIDTH, 60, palette.ink) +
      rect(0, 648, WIDTH, 60, palette.ink) +
      reel.join('') +
      [frames[0], frames[2], frames[1]].map((frame) => frame?.shape ?? '').join(''),
  };
}

/** A training course: steps that climb to a lit lamp; a module is one of them. */
export function training(paint: Paint): Picture {
  const { palette } = paint;
  const sky = ground('sky', mix(palette.second, palette.paper, 0.25), palette.paper);
  const count = 5;
  const steps = Array.from({ length: count }, (_value, index) => {
    const x = 190 + index * 180;
    const y = 600 - index * 88;
    const tone = mix(palette.deep, palette.accent, index / (count - 1));
    return (
      rect(x, y, WIDTH - x, HEIGHT - y, tone) +
      rect(x, y, 180, 12, palette.light) +
      ellipse(x + 90, y - 34, 24, 24, palette.paper) +
      `<path d="M${x + 78} ${y - 34}l9 10l16-20" fill="none" stroke="${palette.accent}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  });
  const lamp = rays(1080, 130, 16, palette.light, 0.5) + ellipse(1080, 130, 62, 62, palette.light);
  return { defs: sky.defs, body: sky.body + lamp + steps.join('') };
}
