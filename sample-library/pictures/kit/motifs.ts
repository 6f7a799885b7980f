/** Emblems of themes. Each fills a box of 100 x 100 around the origin, in a main colour and a shade of it. */
import { ellipse, path, polygon, rect } from './svg';

type Draw = (main: string, shade: string, ground: string) => string;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const crown: Draw = (main, shade, ground) =>
  path('M-44 30L-50-26L-24 2L0-40L24 2L50-26L44 30Z', main) + path('M0 30L0-40L24 2L50-26L44 30Z', shade) +
  rect(-44, 32, 88, 12, main) + ellipse(0, -44, 6, 6, main) + ellipse(-50, -30, 5, 5, main) + ellipse(50, -30, 5, 5, main) +
  ellipse(0, 38, 4, 4, ground) + ellipse(-24, 38, 3, 3, ground) + ellipse(24, 38, 3, 3, ground); // prettier-ignore

const dagger: Draw = (main, shade) =>
  path('M-8-16L0 50L8-16Z', main) + path('M0-16L0 50L8-16Z', shade) + rect(-26, -22, 52, 8, main, 'rx="4"') +
  rect(-5, -44, 10, 24, shade, 'rx="3"') + ellipse(0, -46, 7, 7, main) + path('M0 54q5 8 0 12q-5-4 0-12z', main); // prettier-ignore

const heart: Draw = (main, shade) =>
  path('M0 44C-60 4-46-40-20-40C-8-40 0-30 0-22C0-30 8-40 20-40C46-40 60 4 0 44Z', main) +
  path('M0 44C60 4 46-40 20-40C8-40 0-30 0-22Z', shade);

const rose: Draw = (main, shade, ground) =>
  line('M0 4Q6 30-4 50', shade, 4) + path('M2 30q18-14 28-2q-14 12-28 2z', shade) + ellipse(0, -18, 28, 27, main) +
  path('M-28-18C-20-2 20-2 28-18C24 12-24 12-28-18Z', shade) + line('M-12-24C-12-36 12-36 12-22C12-10-6-10-6-20C-6-26 4-26 4-20', ground, 3.2); // prettier-ignore

const face = (main: string, ground: string, happy: boolean) =>
  path('M-30-34Q0-44 30-34Q34 30 0 44Q-34 30-30-34Z', main) + path('M-20-10q8-10 16 0q-8 6-16 0zM4-10q8-10 16 0q-8 6-16 0z', ground) +
  path(happy ? 'M-18 10Q0 40 18 10Q0 18-18 10Z' : 'M-16 30Q0 2 16 30Q0 20-16 30Z', ground); // prettier-ignore

const masks: Draw = (main, shade, ground) =>
  `<g transform="translate(20 8) rotate(10)">${face(shade, ground, false)}</g><g transform="translate(-18 -6) rotate(-9)">${face(main, ground, true)}</g>`;

const halfMask: Draw = (main, shade, ground) =>
  path('M-48-16Q-24-34 0-20Q24-34 48-16Q50 14 24 20Q8 20 0 4Q-8 20-24 20Q-50 14-48-16Z', main) +
  path('M0-20Q24-34 48-16Q50 14 24 20Q8 20 0 4Z', shade) + ellipse(-22, -4, 10, 6.4, ground) + ellipse(22, -4, 10, 6.4, ground) +
  line('M46-10Q62 10 54 46M-46-10Q-62 10-54 46', shade, 2.4); // prettier-ignore

const ship: Draw = (main, shade) =>
  path('M-46 18L46 18L32 42L-34 42Z', main) + rect(-2, -46, 4, 64, shade) + path('M2-42Q40-20 34 10L2 10Z', main) +
  path('M-2-32Q-30-14-28 10L-2 10Z', shade) + line('M-50 50q12-8 25 0t25 0t25 0t25 0', shade, 4); // prettier-ignore

const scales: Draw = (main, shade) =>
  rect(-3, -40, 6, 80, main) + rect(-22, 40, 44, 7, main, 'rx="3"') + line('M-38-28L38-36', main, 5) + ellipse(0, -42, 6, 6, main) +
  line('M-38-28L-52 8M-38-28L-24 8M38-36L24 0M38-36L52 0', shade, 2) + path('M-54 8L-22 8Q-38 26-54 8ZM22 0L54 0Q38 18 22 0Z', shade); // prettier-ignore

const moon: Draw = (main, shade) =>
  ellipse(0, 0, 46, 46, shade, 'fill-opacity=".35"') + path('M12-42A42 42 0 1 0 40 22A36 36 0 0 1 12-42Z', main) +
  path('M30-26l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z', main); // prettier-ignore

const skull: Draw = (main, shade, ground) =>
  path('M-36-8C-36-54 36-54 36-8C36 12 24 14 22 24L22 42L-22 42L-22 24C-24 14-36 12-36-8Z', main) +
  path('M0-43C24-42 36-30 36-8C36 12 24 14 22 24L22 42L0 42Z', shade) +
  ellipse(-15, -4, 10, 11, ground) + ellipse(15, -4, 10, 11, ground) + path('M0 8l6 12l-12 0z', ground) +
  rect(-9, 28, 3, 14, ground) + rect(-1.5, 28, 3, 14, ground) + rect(6, 28, 3, 14, ground); // prettier-ignore

const rings: Draw = (main, shade) =>
  `<circle cx="-15" cy="8" r="28" fill="none" stroke="${main}" stroke-width="8"/><circle cx="17" cy="8" r="28" fill="none" stroke="${shade}" stroke-width="8"/>` +
  path('M-15-24l-9-9l4-8l10 0l4 8z', main);

const coins: Draw = (main, shade) =>
  [0, 1, 2, 3].map((row) => ellipse(-14, 40 - row * 15, 28, 9, row % 2 ? main : shade) + ellipse(-14, 36 - row * 15, 28, 9, row % 2 ? shade : main)).join('') +
  ellipse(26, 12, 22, 22, main) + ellipse(26, 12, 15, 15, shade) + rect(24, 2, 4, 20, main); // prettier-ignore

const flame: Draw = (main, shade) =>
  path('M0 48C-44 48-40 4-16-14C-16-2-8 2-6 0C-12-24 4-40 10-50C12-26 40-8 34 20C32 40 18 48 0 48Z', main) +
  path('M2 48C-20 46-18 20 0 4C2 18 18 22 16 34C14 44 10 48 2 48Z', shade); // prettier-ignore

const eye: Draw = (main, shade, ground) =>
  path('M-50 0Q0-48 50 0Q0 48-50 0Z', main) + ellipse(0, 0, 21, 21, shade) + ellipse(0, 0, 10, 10, ground) + ellipse(6, -6, 4, 4, main) +
  line('M-34-30l-8-12M0-40l0-12M34-30l8-12', main, 4); // prettier-ignore

const key: Draw = (main, shade) =>
  `<circle cx="0" cy="-26" r="18" fill="none" stroke="${main}" stroke-width="8"/>` + rect(-4, -8, 8, 58, main) +
  rect(4, 26, 16, 7, shade) + rect(4, 39, 12, 7, shade); // prettier-ignore

const book: Draw = (main, shade, ground) =>
  path('M0-24Q-24-40-50-30L-50 30Q-24 20 0 36Z', main) + path('M0-24Q24-40 50-30L50 30Q24 20 0 36Z', shade) +
  line('M-40-16Q-24-20-10-10M-40-2Q-24-6-10 4M-40 12Q-24 8-10 18M40-16Q24-20 10-10M40-2Q24-6 10 4M40 12Q24 8 10 18', ground, 2.4); // prettier-ignore

const tree: Draw = (main, shade) =>
  line('M0 50Q-4 20 0-6M0 20Q-14 6-26-4M0 12Q14-2 24-16M0-4Q-10-18-12-34M-16 4Q-28 0-40 4M14-4Q26-8 36-6M0-6Q8-20 8-40', shade, 5) +
  [[-40, 2], [-28, -10], [-12, -38], [8, -44], [26, -20], [38, -8], [-4, -22], [14, -30], [-24, -24]].map(([x = 0, y = 0], index) => path(`M${x} ${y}q9-9 16 0q-7 9-16 0z`, index % 2 ? main : shade)).join(''); // prettier-ignore

const bird: Draw = (main, shade) =>
  path('M-50-4Q-20-40 6-8Q30-44 50-30Q36-14 30 4Q24 28-6 26Q4 20 4 12Q-24 14-50-4Z', main) +
  path('M6-8Q30-44 50-30Q36-14 30 4Q14 6 6-8Z', shade);

const hands: Draw = (main, shade) =>
  path('M-50 16L-18-8Q-4-14 4-4L20 10Q12 20 0 14L-12 26L-40 40Z', main) +
  path('M50 16L22-14Q8-22-2-10L-8 0Q0 8 8 2L30 22L44 36Z', shade);

const spiral: Draw = (main, shade) =>
  line(
    'M0 0C6-8 14 2 6 10C-6 20-22 6-16-8C-8-28 22-24 28-2C34 26 4 44-18 34C-48 20-46-24-18-38C14-52 48-30 48 2',
    main,
    6,
  ) + ellipse(48, 6, 6, 6, shade);

const house: Draw = (main, shade, ground) =>
  polygon([[-40, 0], [0, -38], [40, 0]], shade) + rect(-32, 0, 64, 44, main) + rect(-8, 18, 16, 26, ground) + rect(-26, 8, 13, 13, ground) + rect(13, 8, 13, 13, ground) + rect(16, -36, 9, 20, shade); // prettier-ignore

const hourglass: Draw = (main, shade) =>
  rect(-32, -48, 64, 8, main) + rect(-32, 40, 64, 8, main) + path('M-24-40L24-40Q24-14 4 0Q24 14 24 40L-24 40Q-24 14-4 0Q-24-14-24-40Z', shade, 'fill-opacity=".45"') +
  path('M-16-26L16-26Q12-10 0-2Q-12-10-16-26ZM-20 40Q-14 20 0 18Q14 20 20 40Z', main) + rect(-1, -2, 2, 22, main); // prettier-ignore

const letter: Draw = (main, shade, ground) =>
  rect(-46, -28, 92, 60, main, 'rx="3"') + polygon([[-46, -28], [0, 10], [46, -28]], shade) + ellipse(0, 8, 12, 12, ground) + ellipse(0, 8, 7, 7, shade); // prettier-ignore

const star: Draw = (main, shade) => {
  const spikes = Array.from({ length: 8 }, (_value, index) => `<g transform="rotate(${index * 45})">${polygon([[-7, 0], [0, index % 2 ? -32 : -50], [0, 0]], main)}${polygon([[7, 0], [0, index % 2 ? -32 : -50], [0, 0]], shade)}</g>`); // prettier-ignore
  return spikes.join('');
};

const throne: Draw = (main, shade) =>
  path('M-28 48L-28-30Q-28-46 0-50Q28-46 28-30L28 48L18 48L18 30L-18 30L-18 48Z', main) + rect(-18, -28, 36, 38, shade, 'rx="4"') + rect(-36, 10, 72, 12, shade, 'rx="3"'); // prettier-ignore

const cup: Draw = (main, shade) =>
  path('M-28-44L28-44Q28 0 4 6L4 34L22 44L-22 44L-4 34L-4 6Q-28 0-28-44Z', main) + path('M0-44L28-44Q28 0 4 6L4 34L22 44L0 44Z', shade) + ellipse(0, -44, 28, 6, shade); // prettier-ignore

const window_: Draw = (main, shade, ground) =>
  path('M-34 46L-34-12A34 34 0 0 1 34-12L34 46Z', main) + path('M-26 40L-26-12A26 26 0 0 1 26-12L26 40Z', shade) + rect(-2, -38, 4, 80, ground) + rect(-26, -2, 52, 4, ground) + rect(-42, 44, 84, 7, main); // prettier-ignore

const note: Draw = (main, shade) =>
  ellipse(-22, 32, 16, 12, main, 'transform="rotate(-18 -22 32)"') + ellipse(26, 24, 16, 12, shade, 'transform="rotate(-18 26 24)"') + rect(-10, -38, 5, 68, main) + rect(38, -46, 5, 68, shade) + polygon([[-10, -40], [43, -50], [43, -34], [-10, -24]], main); // prettier-ignore

const wave: Draw = (main, shade) =>
  path('M-50 34Q-44-30 4-40Q40-44 46-16Q30-26 20-12Q10 4 28 10Q40 14 50 10L50 34Z', main) +
  path('M-50 34Q-30 6 0 10Q-6 24 14 28Q34 32 50 24L50 42L-50 42Z', shade);

const motifs = {
  crown, dagger, heart, rose, masks, halfMask, ship, scales, moon, skull, rings, coins, flame, eye, key, book, tree, bird, hands,
  spiral, house, hourglass, letter, star, throne, cup, window: window_, note, wave,
} as const; // prettier-ignore
export type Motif = keyof typeof motifs;

/** Words in slugs of themes, forms, genres and titles that call for an emblem. */
const words: readonly (readonly [RegExp, Motif])[] = [
  [/king|crown|power|ambition|queen|leadership|tyranny|prince/, 'crown'], [/reveng|murder|betray|crime|violence|caesar/, 'dagger'],
  [/unrequited|love|desire|passion/, 'heart'], [/courtship|romantic|rose|beauty/, 'rose'], [/disguise|identity|gender|deception|performance/, 'halfMask'],
  [/comed|farce|theatre|genre|tragicomedy|commedia/, 'masks'], [/migration|voyage|exile|ship|outsider|tempest|pericles/, 'ship'],
  [/justice|law|merc|moral|court|equality/, 'scales'], [/dream|night|magic|supernatural|sleep|madness/, 'moon'],
  [/death|grief|mortality|hamlet|ghost/, 'skull'], [/marriage|infidelity|wives|wedding/, 'rings'], [/money|greed|capital|poverty|merchant|volpone|timon/, 'coins'],
  [/war|revolution|anger|fire|passion|faust|conflict/, 'flame'], [/jealous|surveillance|othello|truth|guilt|conscience|observ/, 'eye'],
  [/secret|inherit|freedom|confinement|prison|key/, 'key'], [/education|language|reading|text|english|writing|essay|script/, 'book'],
  [/nature|environment|wood|forest|orchard|garden|as-you-like/, 'tree'], [/hope|liberty|flight|seagull|bird|peace/, 'bird'],
  [/friend|forgiv|community|collabor|ensemble|sibling/, 'hands'], [/memory|obsession|mental|absurd|confusion|self/, 'spiral'],
  [/home|family|domestic|house|fathers|mothers|kitchen/, 'house'], [/fate|time|age|tradition|change|generation/, 'hourglass'],
  [/letter|lies|reputation|gossip|hypocris|media|earnest/, 'letter'], [/religion|faith|destiny|star|epiphany/, 'star'],
  [/politic|empire|histor|henry|richard/, 'throne'], [/drink|bacch|feast|poison|pleasure/, 'cup'], [/class|society|lonel|doll|isolation/, 'window'],
  [/music|opera|song|sing|dance|sound/, 'note'], [/sea|river|storm|wave|flood/, 'wave'],
]; // prettier-ignore

/** The first emblem that one of the words calls for, in the order of the words. */
export function motifFor(slugs: readonly (string | undefined)[]): Motif | null {
  for (const slug of slugs) {
    const found = slug ? words.find(([pattern]) => pattern.test(slug)) : undefined;
    if (found) return found[1];
  }
  return null;
}

export const motifNames = Object.keys(motifs) as [Motif, ...Motif[]];

/** An emblem at a place: middle, width in pixels, turn in degrees. */
export function placeMotif(
  name: Motif,
  colours: [main: string, shade: string, ground: string],
  place: { x: number; y: number; size: number; turn?: number },
): string {
  const { x, y, size, turn = 0 } = place;
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(size / 100).toFixed(3)})`;
  return `<g transform="${transform}">${motifs[name](...colours)}</g>`;
}
