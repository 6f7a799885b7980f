/** @jest-environment node */
import { plainEntries } from '@/sample-library/compile';
import { readRecordings } from '@/sample-library/compile/recordings';
import { type Entry, type Link, LOCALE } from '@/sample-library/compile/resource';
import { people, playBySlug } from '@/sample-library/facts/read';
import { texts } from '@/sample-library/source/texts';
import {
  INVENTED_COMPANY,
  INVENTED_PERSON,
  inventedCompanies,
  members,
} from '@/sample-library/source/company';

/** Points settled 9: what the sample library says is true, or is marked as invented. */
describe('truth of the sample library', () => {
  let entries: Entry[];
  let byId: Map<string, Entry>;
  const value = (entry: Entry, field: string) => entry.fields[field]?.[LOCALE];
  const linkIds = (entry: Entry, field: string) =>
    ((value(entry, field) ?? []) as Link[]).map(({ sys }) => sys.id);
  const ofType = (type: string) => entries.filter(({ sys }) => sys.contentType.sys.id === type);
  const invented = new Set(members.map(({ slug }) => `person-${slug}`));

  beforeAll(async () => {
    entries = await plainEntries();
    byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  });

  it('stages only plays in the public domain', () => {
    const staged = ofType('production').map((entry) =>
      (value(entry, 'title') as Link).sys.id.replace('title-', ''),
    );
    expect(staged.filter((slug) => playBySlug.get(slug)?.publicDomain !== true)).toEqual([]);
  });

  it('gives parts, directing and teaching to invented people alone', () => {
    const named = [
      ...ofType('production').flatMap((entry) => [
        ...linkIds(entry, 'directors'),
        ...[value(entry, 'castMembers') ?? [], value(entry, 'creativeMembers') ?? []]
          .flatMap((list) => list as { personSlug: string }[])
          .map(({ personSlug }) => `person-${personSlug}`),
      ]),
      ...['interview', 'workshop'].flatMap((type) =>
        ofType(type).flatMap((entry) => linkIds(entry, 'people')),
      ),
      ...['guide', 'lessonPlan'].flatMap((type) =>
        ofType(type).flatMap((entry) => linkIds(entry, 'authors')),
      ),
    ];
    expect(named.length).toBeGreaterThan(500);
    expect([...new Set(named.filter((id) => !invented.has(id)))]).toEqual([]);
  });

  it('marks every invented person and company as invented, and no real one', () => {
    const isMarked = (id: string, field: string, mark: string) =>
      String(value(byId.get(id)!, field)).includes(mark);
    expect(members.filter(({ slug }) => !isMarked(`person-${slug}`, 'description', INVENTED_PERSON))).toEqual(
      [],
    );
    expect(
      inventedCompanies.filter(
        ({ slug }) => !isMarked(`company-${slug}`, 'shortIntroduction', INVENTED_COMPANY),
      ),
    ).toEqual([]);
    expect(people.filter(({ slug }) => isMarked(`person-${slug}`, 'description', INVENTED_PERSON))).toEqual(
      [],
    );
  });

  it('invents nobody who has the name of a real person of the library', () => {
    const real = new Set(people.map(({ name }) => name));
    expect(members.filter(({ name }) => real.has(name))).toEqual([]);
  });

  it('says of each recording what the file is: length, chapters, kind', async () => {
    const recordings = await readRecordings('sample-library/recordings');
    expect(recordings.size).toBeGreaterThan(0);
    for (const [assetId, recording] of recordings) {
      const media = byId.get(`media-${assetId}`)!;
      expect(value(media, 'type')).toBe(recording.type);
      expect(value(media, 'durationMinutes')).toBe(Math.max(1, Math.round(recording.durationSeconds / 60)));
      expect(value(media, 'tracks')).toMatchObject({ seconds: Math.round(recording.durationSeconds) });
      const chapters = recording.chapters.map((_chapter, index) =>
        byId.get(`segment-${assetId}-${index + 1}`)!,
      );
      expect(chapters.map((segment) => value(segment, 'name'))).toEqual(
        recording.chapters.map(({ name }) => name),
      );
      expect(
        Math.max(...chapters.map((segment) => Number(value(segment, 'endTimestampInSeconds')))),
      ).toBeLessThanOrEqual(recording.durationSeconds);
    }
  });

  it('has six scenes of two to four minutes for two or three voices, with short quotations and pages that say what is seen', async () => {
    const recordings = await readRecordings('sample-library/recordings');
    const scenes = [...recordings.values()].filter(({ assetId }) => assetId.startsWith('rec-scene-'));
    expect(scenes).toHaveLength(6);
    for (const { assetId, type, durationSeconds, lines } of scenes) {
      const voices = new Set(lines.map(({ speaker }) => speaker));
      voices.delete('Sound');
      expect([assetId, type]).toEqual([assetId, 'video']);
      expect(durationSeconds).toBeGreaterThanOrEqual(120);
      expect(durationSeconds).toBeLessThanOrEqual(240);
      expect([2, 3]).toContain(voices.size);
      const page = ['production', 'workshop']
        .flatMap(ofType)
        .find((entry) => (value(entry, 'media') as Link | undefined)?.sys.id === `media-${assetId}`)!;
      expect(String(value(page, 'longIntroduction'))).toMatch(/drawn/);
    }
  });

  it('uses every recording, and says so where an item has none', async () => {
    const recordings = await readRecordings('sample-library/recordings');
    const playable = ['production', 'interview', 'workshop'].flatMap(ofType);
    const used = new Set(
      playable.flatMap((entry) => (value(entry, 'media') as Link | undefined)?.sys.id ?? []),
    );
    expect([...recordings.keys()].filter((assetId) => !used.has(`media-${assetId}`))).toEqual([]);
    const silent = ofType('production').filter((entry) => value(entry, 'media') === undefined);
    expect(
      silent.filter((entry) => !String(value(entry, 'longIntroduction')).includes('holds no recording')),
    ).toEqual([]);
  });

  it('has at most forty catalogue records, each with a use, and no series or list of things to watch leads to one', () => {
    const records = texts.productions.filter(({ recording }) => recording === undefined);
    expect(records.length).toBeLessThanOrEqual(40);
    expect(records.filter(({ use }) => !use)).toEqual([]);
    const recordTargets = new Set(records.map(({ slug }) => `production/${slug}`));
    const watched = [
      ...texts.series,
      ...texts.collections.filter(({ slug }) => slug === 'things-to-watch-now'),
    ];
    expect(
      watched.flatMap(({ slug, items }) =>
        items.filter((item) => recordTargets.has(item)).map((item) => `${slug} ${item}`),
      ),
    ).toEqual([]);
    const playing = ofType('production').filter((entry) => value(entry, 'media') !== undefined);
    expect(playing.length).toBe(texts.productions.length - records.length);
  });

  it('claims at most eight standards, only where an author aimed at them, and no set text', () => {
    const count = (entry: Entry) => linkIds(entry, 'standards').length;
    expect(entries.filter((entry) => count(entry) > 8).map(({ sys }) => sys.id)).toEqual([]);
    expect(['title', 'production', 'interview'].flatMap(ofType).filter((entry) => count(entry) > 0)).toEqual(
      [],
    );
    const chosen = [
      ...texts.guides.map(({ slug, standards }) => [`guide-${slug}`, standards] as const),
      ...texts.plans.map(({ slug, standards }) => [`lessonPlan-${slug}`, standards] as const),
      ...texts.workshops.map(({ slug, standards }) => [`workshop-${slug}`, standards] as const),
      ...texts.units.map(({ slug, standards }) => [`studyUnit-${slug}`, standards] as const),
    ].map(([id, standards = []]) => [id, standards.map((slug) => `standard-${slug}`)] as const);
    expect(chosen.map(([id]) => [id, linkIds(byId.get(id)!, 'standards')])).toEqual(chosen);
    const aimed = new Set<string>(chosen.filter(([, standards]) => standards.length > 0).map(([id]) => id));
    expect(aimed.size).toBeGreaterThan(80);
    const others = entries.filter(({ sys }) => sys.contentType.sys.id !== 'lesson' && !aimed.has(sys.id));
    expect(others.filter((entry) => count(entry) > 0).map(({ sys }) => sys.id)).toEqual([]);
    const words = entries.filter((entry) =>
      /\bset (?:text|play)s? (?:for|of|on|in)\b/i.test(JSON.stringify(entry.fields)),
    );
    expect(words.map(({ sys }) => sys.id)).toEqual([]);
  });

  it('offers no course and no year for which it has nothing', () => {
    const used = new Set(
      entries.flatMap((entry) => [...linkIds(entry, 'themes'), ...linkIds(entry, 'educationLevels')]),
    );
    const parents = new Set(
      ofType('theme').flatMap((entry) => (value(entry, 'parent') as Link | undefined)?.sys.id ?? []),
    );
    const offered = [
      ...ofType('theme').filter((entry) => value(entry, 'themeType') === 'Course'),
      ...ofType('educationLevel'),
    ];
    expect(offered.length).toBeGreaterThan(20);
    expect(
      offered.filter(({ sys }) => !used.has(sys.id) && !parents.has(sys.id)).map(({ sys }) => sys.id),
    ).toEqual([]);
  });

  it('draws no face or figure of a real person, and says who they were plainly', () => {
    const alt = ({ slug }: { slug: string }) => String(value(byId.get(`person-${slug}`)!, 'imageAltText'));
    expect(people.filter((person) => !alt(person).startsWith('Emblem of the work of'))).toEqual([]);
    expect(members.filter((member) => alt(member).startsWith('Emblem'))).toEqual([]);
    const told = (slug: string) => String(value(byId.get(`person-${slug}`)!, 'description'));
    expect(told('william-shakespeare')).toMatch(/^Playwright, England, 1564 to 1616\./);
    expect(told('christopher-marlowe')).toContain('1564 to 1593');
    expect(told('konstantin-stanislavski')).toContain('Russia, 1863');
    expect(
      people.filter(({ slug }) => /[a-z] (?:Designer|Director)\b/.test(told(slug).split('.')[0]!)),
    ).toEqual([]);
  });

  it('names a period only where the play was first performed in it', () => {
    const trifles = String(value(byId.get('title-trifles')!, 'longIntroduction'));
    expect(trifles).toContain('Modernism and the avant-garde');
    expect(String(value(byId.get('title-the-mandrake')!, 'longIntroduction'))).not.toContain('Period:');
  });

  it('gives a recording to one page alone', () => {
    const assets = texts.productions.flatMap(({ recording }) => recording ?? []);
    expect(new Set(assets).size).toBe(assets.length);
  });

  it('dates no play before the year 1000 by a day, but says when it was first performed', () => {
    const old = [...playBySlug.values()].filter(({ year }) => year < 1000);
    expect(old.length).toBeGreaterThan(10);
    for (const { slug, year } of old) {
      const title = byId.get(`title-${slug}`)!;
      expect(value(title, 'date')).toBeUndefined();
      expect(value(title, 'firstPerformed')).toBe(year);
    }
  });
});
