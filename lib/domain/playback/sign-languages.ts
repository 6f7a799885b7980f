/** Sign languages that are access features of recordings, by BCP 47 tag (ISO 639-3). */
import type { AccessFeature } from '@/lib/contracts/catalogue/access-features';

export const signLanguages: Readonly<Record<string, AccessFeature>> = {
  bfi: 'British Sign Language',
  ase: 'American Sign Language',
  isg: 'Irish Sign Language',
};
