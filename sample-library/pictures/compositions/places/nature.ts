/** Places under the sky. */
import { mix } from '../../kit/colour';
import { ellipse, n, path, rect } from '../../kit/svg';
import { CENTRE, HEIGHT, WIDTH } from '../../paint';
import { FLOOR, type Place } from './parts';

export const forest: Place = (paint) => {
  const { palette, chance } = paint;
  const row = (count: number, tone: string, width: number, top: number) =>
    Array.from({ length: count }, (_value, index) => {
      const x = ((index + chance.between(0.1, 0.9)) * WIDTH) / count;
      const crowns = [0, 1, 2].map((step) =>
        ellipse(
          x + chance.between(-60, 60),
          top + step * 46 + chance.between(-30, 10),
          chance.between(70, 130),
          chance.between(40, 70),
          tone,
        ),
      );
      return (
        path(
          `M${n(x - width)} ${FLOOR + 30}Q${n(x - width * 0.3)} 300 ${n(x - width * 0.5)} ${top}L${n(x + width * 0.5)} ${top}Q${n(x + width * 0.2)} 320 ${n(x + width * 1.2)} ${FLOOR + 30}Z`,
          tone,
        ) + crowns.join('')
      );
    }).join('');
  return (
    ellipse(CENTRE, 250, 150, 150, palette.light, 'fill-opacity=".9"') +
    row(9, palette.mid, 14, 170) +
    row(7, palette.deep, 22, 120) +
    path(
      `M0 ${FLOOR}Q${CENTRE} ${FLOOR - 50} ${WIDTH} ${FLOOR}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
      palette.dark,
    ) +
    ellipse(CENTRE, 640, 420, 54, palette.deep)
  );
};

export const sea: Place = (paint) => {
  const { palette, chance } = paint;
  const swell = (y: number, tone: string) => {
    const step = 80;
    const waves = Array.from(
      { length: 18 },
      () => `q${step / 2}-${n(chance.between(14, 34))} ${step} 0`,
    ).join('');
    return path(`M-40 ${y}${waves}L${WIDTH + 40} ${HEIGHT}L-40 ${HEIGHT}Z`, tone);
  };
  const hull =
    path(`M380 470L900 470L840 560L450 560Z`, palette.ink) +
    rect(630, 130, 12, 340, palette.ink) +
    rect(480, 220, 8, 250, palette.ink) +
    path('M642 140Q820 260 800 420L642 420Z', palette.paper) +
    path('M630 170Q500 280 520 420L630 420Z', mix(palette.paper, palette.mid, 0.4));
  return (
    ellipse(980, 190, 80, 80, palette.light) +
    swell(450, palette.mid) +
    `<g transform="rotate(${n(chance.between(-7, 7))} 640 500)">${hull}</g>` +
    swell(520, palette.deep) +
    swell(585, palette.dark)
  );
};
