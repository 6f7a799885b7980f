/** Indoor and outdoor houses of the renaissance and after. */
import { mix } from '../../kit/colour';
import { archPath } from '../../kit/stage';
import { ellipse, path, rect } from '../../kit/svg';
import { CENTRE, HEIGHT, WIDTH, type Paint } from '../../paint';
import { boards, column, FLOOR, hills, type Place } from './parts';

export const gothic: Place = (paint) => {
  const { palette, chance } = paint;
  const count = chance.pick([3, 5]);
  const width = 900 / count;
  const arches = Array.from({ length: count }, (_value, index) => {
    const box = {
      x: 190 + index * width + 24,
      y: index === (count - 1) / 2 ? 150 : 210,
      width: width - 48,
      height: 400,
    };
    const bars = [0.33, 0.66].map((share) =>
      rect(box.x + box.width * share - 2, box.y + box.width * 0.2, 4, 400, palette.dark),
    );
    return (
      path(archPath({ ...box, x: box.x - 12, y: box.y - 14, width: box.width + 24 }, true), palette.mid) +
      path(archPath(box, true), mix(palette.accent, palette.deep, 0.35)) +
      bars.join('') +
      rect(box.x, box.y + 190, box.width, 4, palette.dark)
    );
  });
  const wall = rect(0, 90, WIDTH, FLOOR - 90, palette.deep);
  const banners = [70, 1130].map(
    (x) =>
      path(`M${x} 60L${x + 80} 60L${x + 80} 360L${x + 40} 320L${x} 360Z`, palette.accent) +
      path(`M${x + 40} 60L${x + 80} 60L${x + 80} 360L${x + 40} 320Z`, mix(palette.accent, palette.ink, 0.3)),
  );
  return wall + arches.join('') + banners.join('') + boards(paint);
};

/** Timber and plaster of a playhouse. */
const buildingOf = ({ palette }: Paint) => ({
  timber: mix(palette.accent, palette.ink, 0.62),
  plaster: mix(palette.paper, palette.mid, 0.55),
});

function galleries(paint: Paint): string {
  const { timber, plaster } = buildingOf(paint);
  const bars = mix(timber, plaster, 0.25);
  const floors = [110, 262, 414].map((y) => {
    const posts = Array.from({ length: 13 }, (_value, index) => rect(index * 106 - 6, y, 12, 140, timber));
    const rails = Array.from({ length: 64 }, (_value, index) => rect(index * 20 + 4, y + 96, 5, 36, bars));
    const beams = rect(0, y + 88, WIDTH, 10, timber) + rect(0, y + 132, WIDTH, 12, timber);
    return rect(0, y, WIDTH, 140, paint.palette.dark) + rails.join('') + beams + posts.join('');
  });
  return floors.join('');
}

/** The tiring house: three doors, a balcony. */
function tiringHouse(paint: Paint): string {
  const { palette } = paint;
  const { timber, plaster } = buildingOf(paint);
  const door = (x: number, y: number, width: number, fill: string) =>
    path(archPath({ x, y, width, height: FLOOR - y }), fill);
  const rails = Array.from({ length: 16 }, (_value, index) => rect(484 + index * 20, 276, 7, 44, plaster));
  return (
    rect(330, 190, 620, FLOOR - 190, plaster) +
    [330, 480, 620, 760, 930].map((x) => rect(x, 190, 16, FLOOR - 190, timber)).join('') +
    rect(330, 330, 620, 16, timber) +
    door(378, 384, 90, palette.dark) +
    door(812, 384, 90, palette.dark) +
    door(580, 372, 120, palette.accent) +
    rect(480, 218, 320, 112, palette.dark) +
    rect(466, 318, 348, 18, timber) +
    rails.join('') +
    rect(474, 268, 332, 10, timber)
  );
}

export const elizabethan: Place = (paint) => {
  const { palette } = paint;
  const { timber } = buildingOf(paint);
  const heavens =
    path(`M250 190L${CENTRE} 44L1030 190Z`, palette.deep) +
    path(`M286 190L${CENTRE} 70L994 190Z`, palette.second) +
    rect(250, 182, 780, 18, timber);
  const [lit, shaded] = [mix(palette.accent, palette.paper, 0.3), mix(palette.accent, palette.ink, 0.35)];
  const thrust = path(
    `M250 ${FLOOR}L1030 ${FLOOR}L1160 ${HEIGHT}L120 ${HEIGHT}Z`,
    mix(timber, palette.soft, 0.3),
  );
  const ground = rect(0, FLOOR, WIDTH, HEIGHT, palette.dark);
  const pillars = column(300, 196, 30, lit, shaded) + column(980, 196, 30, lit, shaded);
  return galleries(paint) + tiringHouse(paint) + heavens + ground + thrust + pillars;
};

export const georgian: Place = (paint) => {
  const { palette, chance } = paint;
  const wings = [0, 1, 2, 3].map((row) => {
    const inset = 150 + row * 92;
    const tone = mix(palette.deep, palette.soft, row * 0.22);
    const top = 60 + row * 34;
    return (
      path(
        `M0 ${top}L${inset} ${top + 26}Q${inset + 30} ${FLOOR * 0.55} ${inset - 6} ${FLOOR + 60 - row * 18}L0 ${FLOOR + 60}Z`,
        tone,
      ) +
      path(
        `M${WIDTH} ${top}L${WIDTH - inset} ${top + 26}Q${WIDTH - inset - 30} ${FLOOR * 0.55} ${WIDTH - inset + 6} ${FLOOR + 60 - row * 18}L${WIDTH} ${FLOOR + 60}Z`,
        tone,
      )
    );
  });
  const view =
    path(archPath({ x: 470, y: 170, width: 340, height: 380 }), mix(palette.light, palette.soft, 0.5)) +
    hills(paint, 520, 60, mix(palette.soft, palette.mid, 0.5));
  const candles = Array.from({ length: 7 }, (_value, index) => {
    const x = CENTRE - 132 + index * 44;
    const y = 150 + Math.abs(index - 3) * -9;
    return rect(x - 3, y - 22, 6, 22, palette.paper) + ellipse(x, y - 30, 5, 10, palette.light);
  });
  const chandelier =
    rect(CENTRE - 2, 0, 4, 110, palette.accent) +
    path(
      `M${CENTRE - 150} 150Q${CENTRE} 220 ${CENTRE + 150} 150Q${CENTRE} 178 ${CENTRE - 150} 150Z`,
      palette.accent,
    ) +
    candles.join('');
  return (
    view +
    rect(0, FLOOR - 12, WIDTH, HEIGHT, palette.mid) +
    wings.reverse().join('') +
    boards(paint) +
    (chance.chance(0.75) ? chandelier : '')
  );
};

export const drawingRoom: Place = (paint) => {
  const { palette, chance } = paint;
  const wall = mix(palette.mid, palette.second, 0.25);
  const stripes = Array.from({ length: 32 }, (_value, index) =>
    rect(index * 40, 80, 18, FLOOR - 80, mix(wall, palette.deep, 0.22)),
  );
  const windowX = chance.chance(0.5) ? 190 : 850;
  const doorX = windowX > CENTRE ? 230 : 900;
  const pane =
    rect(windowX, 150, 220, 330, mix(palette.light, palette.soft, 0.25)) +
    rect(windowX + 104, 150, 12, 330, palette.dark) +
    rect(windowX, 300, 220, 10, palette.dark) +
    path(
      `M${windowX - 44} 126L${windowX + 78} 126Q${windowX + 40} 330 ${windowX - 34} 500L${windowX - 54} 500Z`,
      palette.accent,
    ) +
    path(
      `M${windowX + 264} 126L${windowX + 142} 126Q${windowX + 180} 330 ${windowX + 254} 500L${windowX + 274} 500Z`,
      palette.accent,
    );
  const door =
    rect(doorX - 12, 196, 174, FLOOR - 196, palette.dark) +
    rect(doorX, 208, 150, FLOOR - 208, mix(palette.second, palette.ink, 0.45)) +
    rect(doorX + 20, 232, 110, 110, palette.dark) +
    rect(doorX + 20, 366, 110, 140, palette.dark) +
    ellipse(doorX + 138, 384, 6, 6, palette.light);
  const pictures = [500, 640, 740].map(
    (x) => rect(x - 4, 176, 84, 104, palette.accent) + rect(x + 6, 186, 64, 84, palette.dark),
  );
  const sofa = path(
    `M470 ${FLOOR + 34}L470 ${FLOOR - 62}Q480 ${FLOOR - 108} 540 ${FLOOR - 104}L740 ${FLOOR - 104}Q800 ${FLOOR - 108} 810 ${FLOOR - 62}L810 ${FLOOR + 34}Z`,
    mix(palette.accent, palette.ink, 0.45),
  );
  return (
    rect(0, 0, WIDTH, FLOOR, wall) +
    stripes.join('') +
    rect(0, 60, WIDTH, 26, palette.soft) +
    rect(0, FLOOR - 96, WIDTH, 8, palette.soft) +
    pane +
    door +
    pictures.slice(0, chance.whole(1, 3)).join('') +
    boards(paint) +
    ellipse(CENTRE, 650, 430, 60, palette.accent, 'fill-opacity=".7"') +
    ellipse(CENTRE, 650, 390, 50, palette.second) +
    (chance.chance(0.5) ? sofa : '')
  );
};
