import { relationsAmong, type Kin } from '@/sample-library/compile/relations';

const kin = (slug: string, plays: string[], kind: Kin['kind'] = 'guide'): Kin => ({
  kind,
  slug,
  plays,
  forms: [],
  themes: [],
  people: ['cicely-berry'],
  guidance: [],
});

describe('what is related to what', () => {
  const relations = relationsAmong([
    kin('a-tour-of-the-tragedies', ['hamlet', 'macbeth', 'lear']),
    kin('voice', ['hamlet', 'macbeth']),
    kin('the-hamlet-guide', ['hamlet']),
    kin('macbeth', ['macbeth'], 'production'),
  ]);
  const narrowestFirst = ['guide-the-hamlet-guide', 'guide-voice', 'guide-a-tour-of-the-tragedies'];
  const ids = (fields: ReturnType<typeof relations.of>) => fields.relatedGuides?.map(({ sys }) => sys.id);

  it('is on the page of a play what is about it alone, before what touches on it among others', () => {
    expect(ids(relations.fieldsOf('title', 'hamlet'))).toEqual(narrowestFirst);
    expect(ids(relations.fieldsOf('person', 'cicely-berry'))).toEqual(narrowestFirst);
  });

  it('is beside an item what has most in common with it, the narrowest of equals first', () => {
    expect(ids(relations.of(kin('hamlet', ['hamlet'], 'production')))).toEqual(narrowestFirst);
    expect(ids(relations.of(kin('macbeth', ['macbeth'], 'production')))?.[0]).toBe('guide-voice');
  });
});
