/** Which items are works, and their lengths: from what ingest published and from what editors typed, through the mapping to the MARC record. */
import { createHash } from 'node:crypto';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { contentItemSchema } from '@/lib/contracts/catalogue/content-item';
import { marcRecord } from '@/lib/domain/records/marc';
import { readRecordings, recordingEntries } from '@/sample-library/compile/recordings';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { LOCALE } from '@/sample-library/compile/resource';
import { publicationOf, textChangesOf } from '@/services/media/ingest/publication';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import { storedItem, type StoredItem } from '@/services/product/catalogue/stored-item';
import { workOf, WORKS_FORMAT } from '@/services/product/records/works';
import { entry, type Given, link, recordOf } from '../../../../support/content/delivery-entries';
import { lookupOf } from '../../../../support/content/lookup';
import { marcOfTests } from '../../../../support/content/works';

const factsOf = (durationSeconds: number) =>
  soundFacts('rec-hamlet', {
    type: 'video',
    durationSeconds,
    frameRate: 25,
    sounds: [{ role: 'main', language: 'en', label: 'English' }],
  });
const ingested = (durationSeconds: number): Given => {
  const parameters = parametersOf('hamlet.mp4', { asset: 'rec-hamlet' });
  return publicationOf(parameters, factsOf(durationSeconds), []).entries[0]?.fields ?? {};
};

const catalogueOf = (found: readonly StoredItem[]) =>
  ({
    bySlug: (type: string, slug: string) => found.find((one) => one.type === type && one.slug === slug),
  }) as unknown as Catalogue;

/** What the library holds of an entry, and the work that records are made of; null: it is in none. */
function workFrom(subject: DeliveryEntry, others: DeliveryEntry[] = [], found: readonly StoredItem[] = []) {
  const stored = storedItem(recordOf(subject, others), lookupOf([subject, ...others], []));
  const item = contentItemSchema.parse(JSON.parse(stored.json.toString()));
  return {
    stored,
    item,
    work: workOf(stored, item, { catalogue: catalogueOf(found), site: 'https://library.example' }),
  };
}

/** The same of a production whose media entry has these fields. */
function held(media: Given) {
  const subject = entry('production', 'hamlet', { subType: 'Production', media: link('m') });
  const { work, ...rest } = workFrom(subject, [entry('media', 'm', media)]);
  if (!work) throw new Error('no work');
  return { ...rest, work };
}
const lengthOf = (media: Given) => {
  const { minutes, seconds } = held(media).work;
  return [minutes, seconds];
};
const lengthFields = (media: Given) =>
  marcRecord(held(media).work, marcOfTests)
    .fields.filter(([tag]) => tag === '300' || tag === '306')
    .map(([tag, , , said]) => [tag, said]);

const MINUTE = [['300', '1 online resource (1 video file (1 min.)) :']];
const SECONDS = [
  ['300', '1 online resource (1 video file (1 min., 3 sec.)) :'],
  ['306', '000103'],
];

it('case 30: a recording that ingest made has its length to the second', () => {
  expect(lengthOf(ingested(63.02))).toEqual([1, 63]);
  expect(lengthFields(ingested(63.02))).toEqual(SECONDS);
});

it('case 30: Hamlet of the sample library too', async () => {
  const all = recordingEntries(await readRecordings('sample-library/recordings'));
  const { fields = {} } = all.find(({ sys }) => sys.id === 'media-rec-hamlet-to-be') ?? {};
  const said = Object.entries(fields).map(([name, value]) => [name, value[LOCALE]] as const);
  expect(lengthFields(Object.fromEntries(said))).toEqual(SECONDS);
});

it('corrected texts keep it', () => {
  const { tracks } = textChangesOf(factsOf(63.02), []).entries[0]?.fields ?? {};
  expect(lengthOf({ ...ingested(63.02), tracks })).toEqual([1, 63]);
});

it.each([0.2, 29.6, 89.4, 89.6, 119.7, 3_629.5, 5_400.02])(
  '%s s: the minutes of the entry are those of its whole seconds, so that 008 and 306 agree',
  (duration) => {
    const seconds = Math.max(1, Math.round(duration));
    expect(lengthOf(ingested(duration))).toEqual([Math.max(1, Math.round(seconds / 60)), seconds]);
  },
);

it('neither the content item nor what is known of its recording has the seconds', () => {
  const { stored, item } = held(ingested(63.02));
  expect([item.media?.tracks?.sounds.length, stored.json.toString()]).toEqual([
    1,
    expect.not.stringContaining('seconds'),
  ]);
  expect(JSON.stringify(stored.media)).not.toContain('seconds');
});

describe('only minutes are known', () => {
  const tracks = ingested(63.02)['tracks'] as Given;
  it.each<[string, Given]>([
    ['typed by hand', { tracks: undefined }],
    ['typed by hand, with languages', { tracks: { ...tracks, seconds: undefined } }],
    ['hosted elsewhere since', { hlsManifestUrl: 'https://video.example/hamlet.m3u8' }],
    ['seconds that are none', { tracks: { ...tracks, seconds: '63' } }],
    ['less than one', { tracks: { ...tracks, seconds: 0 } }],
    ['parts of them', { tracks: { ...tracks, seconds: 63.5 } }],
    [
      'seconds of another recording, or before an editor typed the length',
      { tracks: { ...tracks, seconds: 90 } },
    ],
  ])('%s', (_why, changes) => {
    const media = { ...ingested(63.02), ...changes };
    expect(lengthOf(media)).toEqual([1, null]);
    expect(lengthFields(media)).toEqual(MINUTE);
  });

  it('what else is told of the recording stays', () =>
    expect(held({ ...ingested(63.02), tracks: { ...tracks, seconds: 'x' } }).work.spoken).toEqual(['en']));
});

it('a length that nobody has entered is not told, whatever its tracks say', () => {
  expect(lengthOf({ ...ingested(63.02), durationMinutes: undefined })).toEqual([null, null]);
});

it('case 28: an interview or a workshop that is written has a record too; a production that is only recorded has none', () => {
  const written = { longIntroduction: '# And a collar?\n\nA collar turned up is a plot.' };
  for (const type of ['interview', 'workshop']) {
    const { work } = workFrom(entry(type, 'collar', written));
    expect(work).toMatchObject({ type, kind: 'document', isPdf: false });
    expect(workFrom(entry(type, 'collar')).work).toBeNull();
  }
  expect(workFrom(entry('production', 'lost', { subType: 'Production', ...written })).work).toBeNull();
});

it('says in which language the play was written that is performed, where the library knows', () => {
  const film = entry('production', 'nora', { subType: 'Production', media: link('m'), title: link('doll') });
  const original = (fields: Given) => {
    const play = entry('title', 'doll', fields);
    const { stored } = workFrom(play);
    return workFrom(film, [entry('media', 'm', ingested(63.02)), play], [stored]).work?.original;
  };
  expect(original({ languages: ['nb'] })).toEqual(['nb']);
  expect(original({})).toEqual([]);
});

it('tells themes from kinds of play and from courses, each once', () => {
  const kinds = [
    entry('theme', 'love', { name: 'Love', themeType: 'Theme' }),
    entry('theme', 'farce', { name: 'Farce', themeType: 'Form' }),
    entry('theme', 'gcse', { name: 'GCSE Drama (AQA)', themeType: 'Course' }),
    entry('genre', 'comedy', { name: 'Comedy' }),
    entry('genre', 'farce', { name: 'Farce' }),
  ];
  const found = kinds.map((kind) => workFrom(kind).stored);
  const guide = entry('guide', 'how', {
    themes: ['love', 'farce', 'gcse'].map((id) => link(id)),
    genres: ['comedy', 'farce'].map((id) => link(id)),
  });
  const { work } = workFrom(guide, kinds, found);
  expect([work?.themes, work?.genres, work?.courses]).toEqual([
    ['Love'],
    ['Farce', 'Comedy'],
    ['GCSE Drama (AQA)'],
  ]);
});

it('only a performance that is seen is filmed', () => {
  const formOf = (type: string, media: Given) =>
    workFrom(entry(type, 'one', { subType: 'Production', media: link('m') }), [entry('media', 'm', media)])
      .work?.form;
  const heard = { ...ingested(63.02), type: 'audio' };
  expect(formOf('production', ingested(63.02))).toBe('Filmed performances.');
  expect(formOf('production', heard)).toBeNull();
  expect(formOf('interview', heard)).toBe('Interviews.');
  expect(formOf('workshop', ingested(63.02))).toBeNull();
});

it('a release that says something else of the same recording has another format', () => {
  const { work } = held(ingested(63.02));
  const said = createHash('sha256').update(JSON.stringify(work)).digest('base64url').slice(0, 10);
  // Where this differs, raise WORKS_FORMAT: nodes of both releases would rewrite each other's feeds (decision 0109).
  expect([WORKS_FORMAT, said]).toEqual([2, 'nU5p4pHJOv']);
});
