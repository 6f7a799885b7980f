/** The poster of what is only heard: a trace of sound in the dark house, and the name. */
import { chanceOf } from '@/sample-library/pictures/kit/random';
import { rect } from '@/sample-library/pictures/kit/svg';
import type { Drawing } from '../model';
import { cream, gold, label } from './kit';
import { darkHouse, heading } from './proscenium';

const BARS = ['#ff8b66', gold, '#9ad9cf'] as const;

export function soundPoster(name: string, line: string): Drawing {
  const chance = chanceOf(name);
  const bars = Array.from({ length: 78 }, (_value, index) => {
    const swell = 0.25 + 0.75 * Math.abs(Math.sin(index * 0.13 + chance.between(0, 0.5)));
    const tall = 12 + 260 * swell * chance.between(0.3, 1);
    return rect(95 + index * 14, 400 - tall / 2, 8, tall, BARS[index % 3] ?? gold, 'rx="4"');
  });
  const picture = darkHouse() + heading(name) + bars.join('') + label(line, 640, 650, 36, { fill: cream });
  return () => picture;
}
