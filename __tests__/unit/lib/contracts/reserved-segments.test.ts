import { contentTypes, reservedSegments, segmentOfType } from '@/lib/contracts/catalogue/content-types';

it('no content type takes a segment that belongs to a service or to operators', () => {
  const segments: readonly string[] = contentTypes.map((type) => segmentOfType[type]);
  for (const reserved of reservedSegments) expect(segments).not.toContain(reserved);
});
