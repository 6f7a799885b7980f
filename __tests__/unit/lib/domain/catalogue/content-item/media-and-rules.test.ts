import { castMembers, creativeMembers } from '@/lib/domain/catalogue/content-item/cast';
import { hostedOf, type MediaSource } from '@/lib/domain/catalogue/content-item/media';
import { normaliseProfile } from '@/lib/domain/catalogue/content-item/visibility-facts';
import { entry, link, links, recordOf, type Given } from '@/__tests__/support/content/delivery-entries';

const paper = {
  sys: { id: 'paper' },
  fields: {
    file: {
      url: '//h/x',
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  },
};

describe('recordings and documents', () => {
  const source = (given: Partial<MediaSource>): MediaSource => ({
    id: 'm',
    assetId: 'a',
    dashManifestUrl: null,
    hlsManifestUrl: null,
    subtitleUrl: null,
    seconds: null,
    ...given,
  });

  it.each<[MediaSource | null, ReturnType<typeof hostedOf>]>([
    [null, null],
    [source({}), null],
    [source({ hlsManifestUrl: 'a/master.m3u8', dashManifestUrl: 'x https://h/1' }), null],
    [source({ subtitleUrl: 'https://h/s.vtt' }), null],
    [source({ hlsManifestUrl: 'https://h/1.m3u8' }), { hls: 'https://h/1.m3u8', dash: null, captions: null }],
    [
      source({ dashManifestUrl: 'http://h/1.mpd', subtitleUrl: 's.vtt' }),
      { hls: null, dash: 'http://h/1.mpd', captions: null },
    ],
    [
      source({ hlsManifestUrl: 'https://h/1.m3u8', subtitleUrl: 'https://h/s.vtt' }),
      { hls: 'https://h/1.m3u8', dash: null, captions: 'https://h/s.vtt' },
    ],
  ])('somebody else serves %#', (given, expected) => expect(hostedOf(given)).toEqual(expected));

  const media = (fields: Given) =>
    recordOf(entry('guide', 'x', { media: link('m') }), [entry('media', 'm', fields)]);

  it('a sound is one that says so', () => {
    expect(media({ assetId: 'a', type: 'audio' }).item.media?.type).toBe('audio');
    expect(media({ assetId: 'a', type: 'other' }).item.media).toEqual({
      type: 'video',
      assetId: 'a',
      durationMinutes: null,
    });
  });

  it('without an asset there is no recording', () => {
    expect(media({ assetId: '' })).toMatchObject({ item: { media: null }, sources: { media: null } });
    expect(media({})).toMatchObject({ item: { media: null } });
  });

  it('empty addresses are none', () => {
    const empty = { assetId: 'a', dashManifestUrl: '', hlsManifestUrl: '', subtitleUrl: '' };
    expect(media(empty).sources.media).toEqual(source({}));
    expect(media({ ...empty, subtitleUrl: 's.vtt' }).sources.media?.subtitleUrl).toBe('s.vtt');
  });

  it('guidance of a recording is in its order of time', () => {
    const guidance = [
      { start: 9, end: 10, kind: 'Blood' },
      { start: 1, end: 2, kind: 'Smoking' },
    ];
    expect(media({ assetId: 'a', timedGuidance: guidance }).item.media?.guidance).toEqual(
      guidance.toReversed(),
    );
    expect(media({ assetId: 'a', timedGuidance: 'x' }).item.media).not.toHaveProperty('guidance');
  });

  it('a document that can be changed says so', () => {
    const subject = entry('guide', 'x', { documents: links('d') });
    expect(
      recordOf(subject, [entry('documentMedia', 'd', { file: link('paper', 'Asset') })], [paper]).item
        .documents,
    ).toEqual([{ id: 'd', name: 'd', pages: null, editable: true }]);
  });
});

describe('people of a production', () => {
  it.each([undefined, null, 'x', {}, [null], [{ name: 5 }]])('%j are none', (value) => {
    expect(castMembers(value)).toEqual([]);
    expect(creativeMembers(value)).toEqual([]);
  });

  it('those of the right form stay', () => {
    const lear = { personSlug: null, name: 'Ann', character: 'Lear' };
    expect(castMembers([null, lear])).toEqual([lear]);
  });
});

describe('what the rules need', () => {
  it.each([
    [' Strong Language ', 'strong-language'],
    ['STRONG_ _LANGUAGE', 'strong-language'],
    ['religion', 'religion'],
  ])('profile "%s" is %s', (typed, expected) => expect(normaliseProfile(typed)).toBe(expected));

  const guidance = (id: string, type: string) => entry('contentGuidance', id, { type });

  it('guidance of any other type is not lost', () => {
    const all = [guidance('noise', 'Health'), guidance('murder', 'General'), guidance('odd', '')];
    const of = (...ids: string[]) =>
      recordOf(entry('guide', 'x', { contentGuidance: links(...ids) }), all).item;
    expect(of('noise', 'murder', 'odd').otherGuidance).toEqual(['murder', 'odd']);
    expect(of('noise')).not.toHaveProperty('otherGuidance');
  });

  it('strong guidance is of type Adult, but for the entry that is a flag of its own', () => {
    const all = [guidance('adult', 'Adult'), guidance('suicide', 'Adult'), guidance('noise', 'Health')];
    const { item } = recordOf(
      entry('production', 'x', { contentGuidance: links('adult', 'suicide', 'noise') }),
      all,
    );
    expect(item).toMatchObject({
      strongGuidance: ['suicide'],
      healthGuidance: ['noise'],
      hasAdultThemes: true,
    });
    expect(
      recordOf(entry('production', 'x', { contentGuidance: links('adult') }), all).item,
    ).not.toHaveProperty('strongGuidance');
  });

  it.each(['unpublished', 'nameless'])(
    'R-PUR-10 R-VIS-2 a denying agreement hides the item everywhere while one of its countries is %s',
    (unknown) => {
      const guide = entry('guide', 'x', { rightsAgreement: link('r') });
      const known = [entry('country', 'usa', { alpha3: 'USA' }), entry('country', 'nameless')];
      const rights = (type: string) => {
        const agreement = entry('rightsAgreement', 'r', { type, countries: links('usa', unknown) });
        return recordOf(guide, [...known, agreement]).visibility.rights;
      };
      expect(rights('deny')).toEqual({ type: 'allow', countries: [] });
      expect(rights('allow')).toEqual({ type: 'allow', countries: ['USA'] });
    },
  );

  it('an agreement names each country once, in capitals; one of no known type allows', () => {
    const country = entry('country', 'c', { alpha3: 'gbr' });
    const agreement = entry('rightsAgreement', 'r', { type: 'other', countries: links('c', 'c') });
    expect(
      recordOf(entry('guide', 'x', { rightsAgreement: link('r') }), [agreement, country]).visibility.rights,
    ).toEqual({
      type: 'allow',
      countries: ['GBR'],
    });
  });
});

describe('the item', () => {
  it('has each relation from its own field', () => {
    const relations = ['Productions', 'Interviews', 'Workshops', 'Guides', 'LessonPlans', 'Series', 'People'];
    const fields = Object.fromEntries(relations.map((name) => [`related${name}`, links(name)]));
    const more = { skills: links('skill', 'skill'), genres: links('genre'), themes: links('theme') };
    const others = [
      ...relations.map((name) => entry('guide', name)),
      ...['skill', 'genre', 'theme'].map((type) => entry(type, type)),
    ];
    const { item } = recordOf(entry('guide', 'x', { ...fields, ...more }), others);
    expect(item).toMatchObject(
      Object.fromEntries(relations.map((name) => [`related${name}`, [`${name}-slug`]])),
    );
    expect(item).toMatchObject({
      relatedSkills: ['skill-slug'],
      relatedGenres: ['genre-slug'],
      relatedThemes: ['theme-slug'],
    });
  });

  it('keeps what editors switch on', () => {
    const { item, hasCertificate } = recordOf(
      entry('guide', 'x', {
        disablePrintAndDownload: true,
        hideOutline: true,
        hasCertificate: true,
        subType: 'Study',
        date: '2020',
      }),
    );
    expect([item.disablePrintAndDownload, item.hideOutline, hasCertificate]).toEqual([true, true, true]);
    expect([item.subType, item.date]).toEqual(['Study', '2020']);
  });

  it('has extras of its type alone', () => {
    expect(
      recordOf(entry('guide', 'x', { curated: true, firstPerformed: 5, themeType: 'Form' })).item,
    ).not.toHaveProperty('curated');
    expect(recordOf(entry('guide', 'x', { firstPerformed: 5 })).item).not.toHaveProperty('firstPerformed');
    expect(recordOf(entry('guide', 'x')).item).not.toHaveProperty('relatedTitleSlug');
    expect(recordOf(entry('theme', 'x', { themeType: 'other' })).item.themeType).toBe('Theme');
    expect(recordOf(entry('genre', 'x', { themeType: 'Form' })).item).not.toHaveProperty('themeType');
    expect(recordOf(entry('title', 'x')).item.firstPerformed).toBeNull();
  });
});
