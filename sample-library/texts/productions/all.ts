import type { ProductionText } from '../kinds';
import { earlyProductions } from './ancient-and-early';
import { comicProductions } from './comedies';
import { continentalProductions } from './continental';
import { mannerlyProductions } from './mannerly';
import { modernProductions } from './modern';
import { moreShakespeare } from './more-shakespeare';
import { tragicProductions } from './tragedies';

export const productions: readonly ProductionText[] = [
  ...tragicProductions,
  ...comicProductions,
  ...earlyProductions,
  ...continentalProductions,
  ...modernProductions,
  ...mannerlyProductions,
  ...moreShakespeare,
];
