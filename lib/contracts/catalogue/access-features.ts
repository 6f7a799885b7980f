/** Access features beside captions that a media entry can list; sign languages have their own names. */
export const accessFeatures = [
  'Audio description',
  'British Sign Language',
  'American Sign Language',
  'Irish Sign Language',
] as const;
export type AccessFeature = (typeof accessFeatures)[number];
