/** Sign languages that catalogues name as a way in to a recording, by their BCP 47 tags (ISO 639-3). */
import type { AccessFeature } from '@/lib/contracts/content-item';

export const signLanguages: Readonly<Record<string, AccessFeature>> = {
  bfi: 'British Sign Language',
  ase: 'American Sign Language',
  isg: 'Irish Sign Language',
};
