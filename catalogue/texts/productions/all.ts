import type { ProductionText } from '../kinds';
import { comicProductions } from './comedies';
import { tragicProductions } from './tragedies';

export const productions: readonly ProductionText[] = [...tragicProductions, ...comicProductions];
