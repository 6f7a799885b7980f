/** Ids of what is published about a recording: they fit the content model, and no two recordings share one. */
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { publicationOf } from '@/services/media/ingest/publication';
import { parametersOf } from '@/services/media/ingest/order/parameters';

const chapters = [{ start: 0, end: 60, text: 'One' }];
const idsOf = (asset: string) =>
  publicationOf(parametersOf('a.wav', { asset }), soundFacts(asset), chapters).entries.map(({ id }) => id);

it('recordings whose ids differ only where 64 characters end have media entries and chapters of their own', () => {
  const long = 'rec-the-most-excellent-and-lamentable-tragedy-of-romeo-and-j';
  const [one, other, early] = [`${long}a`, `${long}b`, `x${long.slice(1)}a`].map(idsOf);
  const all = [...(one ?? []), ...(other ?? []), ...(early ?? [])];
  expect(new Set(all).size).toBe(6);
  for (const id of all) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  expect(idsOf(`${long}a`)).toEqual(one);
});

it('ids that fit are as they always were', () => {
  expect(idsOf('rec-hamlet')).toEqual(['media-rec-hamlet', 'segment-rec-hamlet-1']);
});

it('what the recording before had brought is taken back, and nothing else; a name is kept where none is given', () => {
  const described = { role: 'description' as const, language: 'en', label: 'English' };
  const before = { ...soundFacts('rec-a'), sounds: [described] };
  const [media] = publicationOf(
    parametersOf('a.wav', { asset: 'rec-a' }),
    soundFacts('rec-a'),
    [],
    before,
  ).entries;
  expect(media).toMatchObject({
    initial: { name: 'a' },
    lists: { accessFeatures: { add: [], remove: ['Audio description'] } },
  });
  expect(media?.fields).not.toHaveProperty('name');
  const [titled] = publicationOf(
    parametersOf('a.wav', { asset: 'rec-a', title: 'A talk' }),
    before,
    [],
  ).entries;
  expect(titled).toMatchObject({
    fields: { name: 'A talk' },
    lists: { accessFeatures: { add: ['Audio description'], remove: [] } },
  });
});

it('an untitled recording takes the name of another entry’s film away, and not that of its own', () => {
  const of = (owner: string, source = 'old') => {
    const before = { ...soundFacts('rec-a'), source, entry: { contentType: 'production', slug: owner } };
    const parameters = parametersOf('a.wav', { asset: 'rec-a', entry: 'hamlet' });
    return publicationOf(parameters, { ...soundFacts('rec-a'), source: 'new' }, [], before).entries[0]
      ?.fields;
  };
  expect(of('lear')).toMatchObject({ name: 'a' });
  expect(of('hamlet')).not.toHaveProperty('name');
  expect(of('lear', 'new')).not.toHaveProperty('name');
});

it('a chapter is published by the name that people read, not by its payload', () => {
  const cue = { start: 0, end: 60, text: '<i>Romeo &amp; Juliet</i>,\nact 1 &lt;cut&gt;' };
  const [, segment] = publicationOf(parametersOf('a.wav', { asset: 'rec-a' }), soundFacts('rec-a'), [
    cue,
  ]).entries;
  expect(segment?.fields['name']).toBe('Romeo & Juliet, act 1 <cut>');
});
