/** @jest-environment node */
import { plainEntries } from '@/sample-library/compile';
import { type Entry, idOf, type Link, LOCALE } from '@/sample-library/compile/resource';
import { ADULT_THEMES, guidance as guidanceFacts, plays } from '@/sample-library/facts/read';
import { dossiers, guidanceOfPlay, texts } from '@/sample-library/source/texts';
import { catalogueRecordOf } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { type DeliveryEntry, inLocale, type Lookup } from '@/lib/domain/catalogue/content-item/entry';
import { buildItemPage } from '@/lib/domain/item-page/build';
import { fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import { guidanceText, strongWarnings } from '@/lib/domain/playback/before-play';

const value = (entry: Entry, field: string) => entry.fields[field]?.[LOCALE];
const guidanceIdOf = (slug: string) => (slug === ADULT_THEMES ? slug : `guidance-${slug}`);
const nameOf = (slug: string) => guidanceFacts.find((entry) => entry.slug === slug)!.name;
const linked = (entry: Entry) => ((value(entry, 'contentGuidance') ?? []) as Link[]).map(({ sys }) => sys.id);

/** What tells the whole story of a play: its title, a record of a staging, its study guide. */
const ofThePlay = [
  ...plays.map(({ slug }) => ({ id: idOf('title', slug), play: slug })),
  ...texts.productions
    .filter(({ recording }) => recording === undefined)
    .map(({ slug, play }) => ({ id: idOf('production', slug), play })),
  ...dossiers.map(({ play }) => ({ id: idOf('guide', `${play}-study-guide`), play })),
];

/** Texts about plays that say by hand what is in them. */
const written = [
  ...texts.guides.map((text) => ({ id: idOf('guide', text.slug), of: text.plays ?? [], text })),
  ...texts.plans.map((text) => ({ id: idOf('lessonPlan', text.slug), of: text.plays ?? [], text })),
  ...texts.interviews.map((text) => ({ id: idOf('interview', text.slug), of: [text.play ?? ''], text })),
  ...texts.workshops.map((text) => ({ id: idOf('workshop', text.slug), of: [text.play ?? ''], text })),
];

describe('content guidance of the sample library', () => {
  let byId: Map<string, Entry>;
  beforeAll(async () => {
    byId = new Map((await plainEntries()).map((entry) => [entry.sys.id, entry]));
  });

  it('was thought of for every play', () => {
    expect(texts.plays.map(({ slug }) => slug).toSorted()).toEqual(plays.map(({ slug }) => slug).toSorted());
    for (const slug of ['the-crucible', 'dna', '1984', 'blood-brothers', 'trifles', 'a-dolls-house'])
      expect(guidanceOfPlay(slug).length).toBeGreaterThan(0);
  });

  it('of a play reaches its title, its records and its study guide', () => {
    const lacking = ofThePlay.flatMap(({ id, play }) => {
      const has = linked(byId.get(id)!);
      return guidanceOfPlay(play)
        .filter((slug) => !has.includes(guidanceIdOf(slug)))
        .map((slug) => `${id} ${slug}`);
    });
    expect(lacking).toEqual([]);
  });

  it('of a guide, a plan, a conversation or a workshop is its own, and what hides the play', () => {
    for (const { id, of, text } of written) {
      const recorded = 'recording' in text && text.recording !== undefined;
      const hides = !recorded && of.some((play) => guidanceOfPlay(play).includes(ADULT_THEMES));
      const slugs = new Set([...(text.guidance ?? []), ...(hides ? [ADULT_THEMES] : [])]);
      expect([id, ...linked(byId.get(id)!)]).toEqual([id, ...[...slugs].map(guidanceIdOf)]);
    }
  });

  it.each([
    'guide-costume-what-a-coat-knows',
    'guide-listening-to-sound-design',
    'workshop-building-a-storm',
  ])('of %s does not warn of a play that it only takes examples from', (id) =>
    expect(linked(byId.get(id)!)).toEqual([]),
  );

  it('of suicide stands on few lessons and conversations, because few speak of it', () => {
    const kinds = ['interview', 'workshop', 'lessonPlan'];
    const told = [...byId.values()].filter(
      (entry) => kinds.includes(entry.sys.contentType.sys.id) && linked(entry).includes('guidance-suicide'),
    );
    expect(told.map(({ sys }) => sys.id).toSorted()).toEqual([
      'lessonPlan-a-soliloquy-for-five',
      'lessonPlan-hamlet-lesson',
      'lessonPlan-oedipus-rex-lesson',
    ]);
  });

  it('of a film is what was set for that film, and nothing else', () => {
    for (const text of texts.productions.filter(({ recording }) => recording !== undefined))
      expect(linked(byId.get(idOf('production', text.slug))!)).toEqual(
        (text.guidance ?? []).map(guidanceIdOf),
      );
    const recorded = texts.productions.filter(({ recording }) => recording !== undefined);
    const said = new Set(
      recorded.map(({ recording, guidance }) => JSON.stringify([recording, guidance ?? []])),
    );
    expect(said.size).toBe(new Set(recorded.map(({ recording }) => recording)).size);
  });

  it('of its members reaches a unit and a series, but for the entry that hides', () => {
    const holders = [...byId.values()].filter(({ sys }) =>
      ['series', 'studyUnit'].includes(sys.contentType.sys.id),
    );
    const members = (entry: Entry): Entry[] =>
      ['items', 'modules', 'sections'].flatMap((field) =>
        ((value(entry, field) ?? []) as Link[]).flatMap(({ sys }) => {
          const member = byId.get(sys.id);
          return member ? [member, ...(field === 'items' ? [] : members(member))] : [];
        }),
      );
    const kinds = ['production', 'interview', 'workshop', 'guide', 'lessonPlan'];
    const lacking = holders.flatMap((holder) => {
      const has = linked(holder);
      return members(holder)
        .filter(({ sys }) => kinds.includes(sys.contentType.sys.id))
        .flatMap(linked)
        .filter((id) => id !== ADULT_THEMES && !has.includes(id))
        .map((id) => `${holder.sys.id} ${id}`);
    });
    expect(holders.length).toBeGreaterThan(20);
    expect(lacking).toEqual([]);
    expect(holders.filter((holder) => linked(holder).includes(ADULT_THEMES))).toEqual([]);
  });

  it('of a chapter, a lesson and a collection stands on what they lead to, not on them', () => {
    const all = [...byId.values()];
    const ofType = (type: string) => all.filter(({ sys }) => sys.contentType.sys.id === type);
    const targets = (entry: Entry, field: string) =>
      ((value(entry, field) ?? []) as Link[]).map(({ sys }) => byId.get(sys.id)!);
    const playing = (chapter: Entry) => all.filter((item) => targets(item, 'segments').includes(chapter));
    const ledTo: [Entry, Entry[]][] = [
      ...ofType('segment').map((chapter): [Entry, Entry[]] => [chapter, playing(chapter)]),
      ...ofType('collection').map((one): [Entry, Entry[]] => [one, targets(one, 'items')]),
      ...ofType('lesson').map((lesson): [Entry, Entry[]] => [
        lesson,
        targets(lesson, 'activities').flatMap((activity) => targets(activity, 'items')),
      ]),
    ];
    for (const type of ['segment', 'collection', 'lesson']) {
      const warning = ledTo.filter(
        ([entry, items]) =>
          entry.sys.contentType.sys.id === type && items.some((item) => linked(item).length > 0),
      );
      expect([type, warning.length > 0]).toEqual([type, true]);
    }
    expect(ledTo.filter(([entry]) => linked(entry).length > 0)).toEqual([]);
    expect(ledTo.filter(([, items]) => items.length === 0).map(([{ sys }]) => sys.id)).toEqual([]);
  });

  it('stands on every page, whatever its type, and strong guidance on every card', () => {
    const delivered = new Map([...byId].map(([id, entry]) => [id, inLocale<DeliveryEntry>(entry, [LOCALE])]));
    const lookup: Lookup = { entry: (id) => delivered.get(id), asset: () => undefined };
    const options = { adultThemesEntryId: ADULT_THEMES, scheme: 'https' as const };
    let strong = 0;
    for (const [id, entry] of byId) {
      const slugs = guidanceFacts
        .filter(({ slug }) => linked(entry).includes(guidanceIdOf(slug)))
        .map(({ slug }) => slug);
      if (slugs.length === 0) continue;
      const source = delivered.get(id)!;
      const record = catalogueRecordOf(source, lookup, options)!;
      const page = buildItemPage({
        record,
        item: record.item,
        fields: fieldsOf(source, lookup),
        country: 'GBR',
        visible: { get: () => null, linking: () => ({ items: [], isCut: false }), hides: () => false },
        richText: () => null,
        listed: null,
        similar: [],
        series: null,
        grades: new Map(),
      });
      const said = guidanceText(page.guidance)!.split(', ');
      expect([id, ...said.toSorted()]).toEqual([id, ...slugs.map(nameOf).toSorted()]);
      const adult = guidanceFacts.filter(({ slug, type }) => slugs.includes(slug) && type === 'Adult');
      expect([...strongWarnings(record.item)].toSorted()).toEqual(adult.map(({ name }) => name).toSorted());
      strong += adult.length > 0 ? 1 : 0;
    }
    expect(strong).toBeGreaterThan(150);
  });
});
