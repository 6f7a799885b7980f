import type { Dossier } from '../dossier';
import { comedies } from './comedies';
import { tragedies } from './tragedies';

export const dossiers: readonly Dossier[] = [...tragedies, ...comedies];

const dossierByPlay = new Map(dossiers.map((dossier) => [dossier.play, dossier]));

/** What we say of a play at length; undefined for plays that only have a title page. */
export const dossierOf = (play: string): Dossier | undefined => dossierByPlay.get(play);
