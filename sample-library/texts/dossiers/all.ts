import type { Dossier } from '../dossier';
import { comedies } from './comedies';
import { mannerly } from './comedy-of-manners';
import { continental } from './continental';
import { early } from './early';
import { greek } from './greek';
import { histories } from './histories';
import { laterTragedies } from './later-tragedies';
import { modern } from './modern';
import { tragedies } from './tragedies';
import { twentiethCentury } from './twentieth-century';

export const dossiers: readonly Dossier[] = [
  ...tragedies,
  ...laterTragedies,
  ...comedies,
  ...histories,
  ...greek,
  ...early,
  ...continental,
  ...modern,
  ...mannerly,
  ...twentiethCentury,
];

const dossierByPlay = new Map(dossiers.map((dossier) => [dossier.play, dossier]));

/** What we say of a play at length; undefined for plays that only have a title page. */
export const dossierOf = (play: string): Dossier | undefined => dossierByPlay.get(play);
