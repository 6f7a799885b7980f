/** Theatres and places of the periods, as layered silhouettes from the back to the floor at FLOOR. */
import { mix } from '../kit/colour';
import { archPath, floorboards, steps } from '../kit/stage';
import { ellipse, n, path, polygon, rect, type Point } from '../kit/svg';
import { CENTRE, HEIGHT, WIDTH, type Paint } from '../paint';

export const FLOOR = 545;

type Place = (paint: Paint) => string;

const boards = ({ palette }: Paint) =>
  floorboards(
    { x: 0, y: FLOOR, width: WIDTH, height: HEIGHT - FLOOR },
    mix(palette.dark, palette.deep, 0.6),
    palette.deep,
    22,
  );

const column = (x: number, top: number, width: number, fill: string, shade: string) =>
  rect(x - width * 0.72, top, width * 1.44, 14, fill) + rect(x - width / 2, top + 14, width, FLOOR - top - 26, fill) +
  rect(x, top + 14, width / 2, FLOOR - top - 26, shade) + rect(x - width * 0.2, top + 14, 3, FLOOR - top - 26, shade) +
  rect(x - width * 0.72, FLOOR - 12, width * 1.44, 12, fill); // prettier-ignore

const hills = (paint: Paint, base: number, height: number, fill: string): string => {
  const { chance } = paint;
  const list: Point[] = [[0, base]];
  for (let x = -40; x <= WIDTH + 80; x += chance.between(90, 190))
    list.push([x, base - chance.between(0.2, 1) * height]);
  return polygon([...list, [WIDTH, base], [WIDTH, HEIGHT], [0, HEIGHT]], fill);
};

const greek: Place = (paint) => {
  const { palette, chance } = paint;
  const columns = chance.pick([6, 8]);
  const [left, right] = [300, 980];
  const gap = (right - left) / (columns - 1);
  const stone = palette.soft;
  const temple = Array.from({ length: columns }, (_value, index) =>
    column(left + index * gap, 262, 34, stone, mix(stone, palette.deep, 0.45)),
  );
  const gable = chance.chance(0.6)
    ? polygon(
        [
          [left - 50, 232],
          [CENTRE, 128],
          [right + 50, 232],
        ],
        mix(stone, palette.deep, 0.25),
      )
    : '';
  const dance = [0, 1, 2].map((ring) =>
    ellipse(CENTRE, 640, 560 - ring * 120, 92 - ring * 20, ring % 2 ? palette.deep : palette.mid),
  );
  return hills(paint, 470, 190, palette.deep) + hills(paint, 520, 120, palette.dark) + gable + rect(left - 50, 232, right - left + 100, 32, stone) + rect(left - 50, 256, right - left + 100, 6, palette.accent) + rect(left - 26, 276, right - left + 52, FLOOR - 276, palette.dark) + temple.join('') + rect(0, FLOOR - 6, WIDTH, HEIGHT, palette.dark) + dance.join(''); // prettier-ignore
};

const roman: Place = ({ palette }) => {
  const tier = (y: number, count: number, height: number) =>
    Array.from({ length: count }, (_value, index) => {
      const width = WIDTH / count;
      const opening = { x: index * width + width * 0.22, y: y + 26, width: width * 0.56, height: height - 26 };
      return rect(index * width, y, width, height, index % 2 ? palette.mid : mix(palette.mid, palette.deep, 0.3)) + path(archPath(opening), palette.dark) + rect(index * width - 8, y, 16, height, palette.soft);
    }).join('') + rect(0, y - 12, WIDTH, 14, palette.soft); // prettier-ignore
  return (
    tier(130, 8, 180) +
    tier(322, 6, FLOOR - 322) +
    rect(0, FLOOR - 10, WIDTH, HEIGHT, palette.deep) +
    steps({ x: 120, y: FLOOR - 4, width: WIDTH - 240, height: 60 }, 3, palette.soft, palette.mid)
  );
};

const gothic: Place = (paint) => {
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

const elizabethan: Place = (paint) => {
  const { palette } = paint;
  const timber = mix(palette.accent, palette.ink, 0.62);
  const plaster = mix(palette.paper, palette.mid, 0.55);
  const galleries = [110, 262, 414].map((y) => {
    const posts = Array.from({ length: 13 }, (_value, index) => rect(index * 106 - 6, y, 12, 140, timber));
    const rails = Array.from({ length: 64 }, (_value, index) =>
      rect(index * 20 + 4, y + 96, 5, 36, mix(timber, plaster, 0.25)),
    );
    return (
      rect(0, y, WIDTH, 140, palette.dark) +
      rails.join('') +
      rect(0, y + 88, WIDTH, 10, timber) +
      rect(0, y + 132, WIDTH, 12, timber) +
      posts.join('')
    );
  });
  const house =
    rect(330, 190, 620, FLOOR - 190, plaster) +
    [330, 480, 620, 760, 930].map((x) => rect(x, 190, 16, FLOOR - 190, timber)).join('') +
    rect(330, 330, 620, 16, timber);
  const door = (x: number) => path(archPath({ x, y: 384, width: 90, height: FLOOR - 384 }), palette.dark);
  const balcony =
    rect(480, 218, 320, 112, palette.dark) +
    rect(466, 318, 348, 18, timber) +
    Array.from({ length: 16 }, (_value, index) => rect(484 + index * 20, 276, 7, 44, plaster)).join('') +
    rect(474, 268, 332, 10, timber);
  const heavens =
    polygon(
      [
        [250, 190],
        [CENTRE, 44],
        [1030, 190],
      ],
      palette.deep,
    ) +
    polygon(
      [
        [286, 190],
        [CENTRE, 70],
        [994, 190],
      ],
      palette.second,
    ) +
    rect(250, 182, 780, 18, timber);
  const pillars = [300, 980].map((x) =>
    column(x, 196, 30, mix(palette.accent, palette.paper, 0.3), mix(palette.accent, palette.ink, 0.35)),
  );
  const thrust = polygon(
    [
      [250, FLOOR],
      [1030, FLOOR],
      [1160, HEIGHT],
      [120, HEIGHT],
    ],
    mix(timber, palette.soft, 0.3),
  );
  return (
    galleries.join('') +
    house +
    door(378) +
    door(812) +
    path(archPath({ x: 580, y: 372, width: 120, height: FLOOR - 372 }), palette.accent) +
    balcony +
    heavens +
    rect(0, FLOOR, WIDTH, HEIGHT, palette.dark) +
    thrust +
    pillars.join('')
  );
};

const georgian: Place = (paint) => {
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

const drawingRoom: Place = (paint) => {
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

const noh: Place = (paint) => {
  const { palette } = paint;
  const wood = mix(palette.accent, palette.paper, 0.45);
  const cloud = (x: number, y: number, size: number) =>
    [0, 1, 2]
      .map((step) =>
        ellipse(
          x + (step - 1) * size * 0.8,
          y + Math.abs(step - 1) * 12,
          size,
          size * 0.42,
          mix('#2f5d3a', palette.deep, step * 0.15),
        ),
      )
      .join('');
  const pine =
    path(
      `M${CENTRE - 12} 500Q${CENTRE - 60} 400 ${CENTRE + 10} 350Q${CENTRE + 60} 310 ${CENTRE + 6} 250L${CENTRE + 30} 250Q${CENTRE + 90} 320 ${CENTRE + 34} 366Q${CENTRE - 20} 410 ${CENTRE + 20} 500Z`,
      mix(palette.ink, '#6b3f22', 0.5),
    ) +
    cloud(CENTRE - 110, 330, 70) +
    cloud(CENTRE + 120, 300, 66) +
    cloud(CENTRE + 10, 240, 84) +
    cloud(CENTRE - 70, 420, 44);
  const roof =
    path(`M150 150Q${CENTRE} 10 1130 150L1180 176L100 176Z`, palette.dark) +
    path(`M100 176L1180 176L1160 200L120 200Z`, palette.accent);
  const posts = [250, 1010].map((x) => rect(x, 196, 24, 430, mix(wood, palette.ink, 0.35)));
  return (
    rect(270, 200, 740, FLOOR - 200, wood) +
    Array.from({ length: 9 }, (_value, index) =>
      rect(270 + index * 82, 200, 2, FLOOR - 200, mix(wood, palette.ink, 0.25)),
    ).join('') +
    pine +
    roof +
    polygon(
      [
        [180, FLOOR],
        [1100, FLOOR],
        [1180, 660],
        [100, 660],
      ],
      mix(wood, palette.paper, 0.3),
    ) +
    rect(100, 660, 1080, 26, mix(wood, palette.ink, 0.4)) +
    rect(0, 686, WIDTH, 40, palette.dark) +
    posts.join('')
  );
};

const blackBox: Place = (paint) => {
  const { palette, chance } = paint;
  const lamps = Array.from({ length: 9 }, (_value, index) => {
    const x = 90 + index * 138;
    return (
      rect(x - 3, 60, 6, 24, palette.soft) +
      `<g transform="translate(${x} 92) rotate(${n((CENTRE - x) * -0.035)})">${path('M-18-10L18-10L24 26L-24 26Z', palette.ink)}${ellipse(0, 26, 22, 6, palette.light)}</g>`
    );
  });
  const truss =
    rect(0, 44, WIDTH, 8, palette.soft) +
    rect(0, 72, WIDTH, 5, palette.mid) +
    Array.from(
      { length: 40 },
      (_value, index) =>
        `<path d="M${index * 33} 50l16 24l17-24" fill="none" stroke="${palette.mid}" stroke-width="3"/>`,
    ).join('');
  const blocks = Array.from({ length: chance.whole(3, 5) }, (_value, index) => {
    const width = chance.between(110, 210);
    const height = chance.between(60, 300);
    const x = 60 + index * 270 + chance.between(-30, 30);
    return (
      rect(x, FLOOR - height, width, height + 20, index % 2 ? palette.deep : palette.mid) +
      polygon(
        [
          [x + width, FLOOR - height],
          [x + width + 40, FLOOR - height - 22],
          [x + width + 40, FLOOR],
          [x + width, FLOOR + 20],
        ],
        palette.dark,
      ) +
      polygon(
        [
          [x, FLOOR - height],
          [x + 40, FLOOR - height - 22],
          [x + width + 40, FLOOR - height - 22],
          [x + width, FLOOR - height],
        ],
        palette.soft,
      )
    );
  });
  const frame = chance.chance(0.6)
    ? `<rect x="${CENTRE - 120}" y="190" width="240" height="${FLOOR - 190}" fill="none" stroke="${palette.accent}" stroke-width="16"/>`
    : '';
  return (
    truss +
    lamps.join('') +
    blocks.join('') +
    frame +
    polygon(
      [
        [0, FLOOR],
        [WIDTH, FLOOR],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      palette.dark,
    ) +
    polygon(
      [
        [230, FLOOR + 14],
        [1050, FLOOR + 14],
        [1220, HEIGHT],
        [60, HEIGHT],
      ],
      palette.deep,
    )
  );
};

const wasteland: Place = (paint) => {
  const { palette, chance } = paint;
  const x = chance.pick([400, 880]);
  const branch = (from: Point, angle: number, length: number, depth: number): string => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    const stroke = `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${palette.ink}" stroke-width="${n(depth * 4)}" stroke-linecap="round"/>`;
    if (depth <= 1) return stroke;
    return (
      stroke +
      [-0.5, 0.45]
        .map((turn) =>
          branch(
            to,
            angle + turn + chance.between(-0.18, 0.18),
            length * chance.between(0.62, 0.78),
            depth - 1,
          ),
        )
        .join('')
    );
  };
  const ground = path(
    `M0 ${FLOOR + 10}Q360 ${FLOOR - 50} ${CENTRE} ${FLOOR - 4}T${WIDTH} ${FLOOR - 20}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
    palette.dark,
  );
  return (
    ellipse(CENTRE, 300, 190, 190, palette.light) +
    ellipse(CENTRE + 24, 288, 150, 150, palette.paper, 'fill-opacity=".35"') +
    hills(paint, 520, 50, palette.deep) +
    ground +
    branch([x, FLOOR + 10], chance.between(-0.1, 0.1), 130, 5) +
    ellipse(x + 160, FLOOR + 26, 90, 30, palette.ink)
  );
};

const shards: Place = (paint) => {
  const { palette, chance } = paint;
  const towers = Array.from({ length: 11 }, (_value, index) => {
    const x = -60 + index * 128;
    const slant = chance.between(-70, 70);
    const top = chance.between(90, 330);
    const tone = [palette.deep, palette.mid, palette.dark][index % 3] ?? palette.deep;
    const lit = Array.from({ length: 4 }, (_other, row) =>
      polygon(
        [
          [x + 34 + slant * 0.6, top + 40 + row * 80],
          [x + 74 + slant * 0.6, top + 30 + row * 80],
          [x + 70 + slant * 0.5, top + 76 + row * 80],
          [x + 32 + slant * 0.5, top + 80 + row * 80],
        ],
        chance.chance(0.4) ? palette.light : palette.ink,
      ),
    );
    return (
      polygon(
        [
          [x + slant, top],
          [x + 120 + slant, top + chance.between(-40, 40)],
          [x + 150, FLOOR + 20],
          [x - 10, FLOOR + 20],
        ],
        tone,
      ) + lit.join('')
    );
  });
  return (
    polygon(
      [
        [CENTRE - 40, 0],
        [CENTRE + 60, 0],
        [1100, FLOOR],
        [180, FLOOR],
      ],
      palette.accent,
      'fill-opacity=".55"',
    ) +
    towers.join('') +
    polygon(
      [
        [0, FLOOR - 20],
        [WIDTH, FLOOR + 30],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      palette.dark,
    ) +
    polygon(
      [
        [420, FLOOR + 6],
        [860, FLOOR + 20],
        [1120, HEIGHT],
        [160, HEIGHT],
      ],
      palette.soft,
      'fill-opacity=".5"',
    )
  );
};

const forest: Place = (paint) => {
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

const sea: Place = (paint) => {
  const { palette, chance } = paint;
  const swell = (y: number, tone: string) => {
    const step = 80;
    const waves = Array.from(
      { length: 18 },
      (_value, index) => `q${step / 2}-${n(chance.between(14, 34))} ${step} 0`,
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

const studio: Place = ({ palette }) => {
  const waves = [330, 270, 210, 150].map(
    (radius, index) =>
      `<circle cx="${CENTRE}" cy="300" r="${radius}" fill="${index % 2 ? palette.deep : palette.mid}" fill-opacity=".75"/>`,
  );
  const bars = Array.from({ length: 54 }, (_value, index) => {
    const away = Math.abs(index - 26.5) / 27;
    const size = 26 + Math.abs(Math.sin(index * 1.7) + Math.sin(index * 0.6)) * 90 * (1 - away * 0.6);
    return rect(
      10 + index * 23.5,
      620 - size / 2,
      12,
      size,
      away < 0.3 ? palette.light : palette.soft,
      'rx="6"',
    );
  });
  return waves.join('') + rect(0, 540, WIDTH, 180, palette.dark) + bars.join('');
};

const places = {
  greek,
  roman,
  gothic,
  elizabethan,
  georgian,
  drawingRoom,
  noh,
  blackBox,
  wasteland,
  shards,
  forest,
  sea,
  studio,
};
export type PlaceName = keyof typeof places;

/** Which places suit a period (first match), a title or a form before it. */
const wordsOfPlaces: readonly (readonly [RegExp, readonly [PlaceName, ...PlaceName[]]])[] = [
  [/tempest|pericles|voyage|ship|riders-to-the-sea/, ['sea']],
  [/dream|as-you-like|forest|cherry|wood|orchard/, ['forest']],
  [/greek/, ['greek']], [/roman(?!tic)/, ['roman']], [/sanskrit|noh|kabuki|kyogen|edo|kathakali/, ['noh']],
  [/medieval|tudor|gothic/, ['gothic', 'gothic', 'elizabethan']],
  [/elizabethan|jacobean|caroline|golden/, ['elizabethan', 'gothic', 'elizabethan', 'forest']],
  [/commedia|restoration|georgian|neoclass|enlighten|eighteenth|interregnum/, ['georgian']],
  [/sturm|romantic/, ['gothic', 'forest', 'georgian', 'sea']],
  [/victorian|edwardian|natural|irish|realism/, ['drawingRoom', 'drawingRoom', 'georgian']],
  [/absurd|beckett/, ['wasteland']], [/expression|avant|modernis|futur|constructiv/, ['shards', 'blackBox']],
  [/inter-war|harlem|mid-twentieth/, ['drawingRoom', 'shards', 'blackBox']],
  [/./, ['blackBox', 'blackBox', 'shards', 'wasteland']],
]; // prettier-ignore

/** Draws the place that suits an item. */
export function drawPlace(paint: Paint): { name: PlaceName; body: string } {
  const { facts, chance, mood } = paint;
  if (mood === 'sound') return { name: 'studio', body: studio(paint) };
  const words = [facts.slug, facts.period ?? '', facts.form ?? '', facts.genre ?? ''];
  const choice = words
    .map((word) => wordsOfPlaces.slice(0, -1).find(([pattern]) => pattern.test(word)))
    .find(Boolean);
  const name = chance.pick(choice?.[1] ?? ['blackBox', 'blackBox', 'shards', 'wasteland', 'georgian']);
  return { name, body: places[name](paint) };
}
