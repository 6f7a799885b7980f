import { isCatalogueRecord, plays } from '@/lib/domain/catalogue/record';
import { kindName } from '@/lib/domain/item-page/kind-names';

const media = { type: 'video', durationMinutes: 1, access: [] } as never;

describe('a production without a recording', () => {
  const record = { type: 'production', subType: 'Production', media: null } as const;

  it('is a catalogue record, and is called so', () => {
    expect(isCatalogueRecord(record)).toBe(true);
    expect(plays(record)).toBe(false);
    expect(kindName(record)).toBe('No recording');
  });

  it('is none when it plays, and nothing else is one', () => {
    expect(kindName({ ...record, media })).toBe('Production');
    expect(plays({ ...record, media })).toBe(true);
    expect(kindName({ type: 'workshop', subType: 'Workshop', media: null })).toBe('Workshop');
    expect(kindName({ type: 'guide', subType: null, media: null })).toBe('Guide');
  });
});
