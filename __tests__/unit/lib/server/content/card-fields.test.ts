import { readFileSync } from 'node:fs';
import { cardSelect } from '@/lib/server/content/card-fields';
import { typesWith } from '@/lib/contracts/catalogue/content-types';
import { slimEntry } from '@/lib/server/content/slim';
import { entry } from '@/__tests__/support/content/item-entries';

interface ContentTypes {
  contentTypes: { sys: { id: string }; fields: { id: string }[] }[];
}

describe('what related items are asked for', () => {
  const { contentTypes } = JSON.parse(
    readFileSync('lib/contracts/catalogue/content-model.json', 'utf8'),
  ) as ContentTypes;

  it('every guarded type has a selection of fields that it has: another is an error of the delivery API', () => {
    for (const type of typesWith('guarded')) {
      const known = contentTypes.find(({ sys }) => sys.id === type)?.fields.map(({ id }) => id) ?? [];
      const selected = (cardSelect(type) ?? '').split(',').filter((part) => part.startsWith('fields.'));
      expect(selected.length).toBeGreaterThan(5);
      expect(selected.filter((part) => !known.includes(part.slice('fields.'.length)))).toEqual([]);
    }
  });

  it('always selects what visibility is decided by', () => {
    for (const type of typesWith('guarded')) {
      for (const field of ['contentGuidance', 'rightsAgreement', 'contentProfiles'])
        expect(cardSelect(type)).toContain(`fields.${field}`);
    }
  });

  it('reads a type without a list whole', () => {
    expect(cardSelect('genre')).toBeUndefined();
  });
});

describe('an entry as pages keep it', () => {
  const guide = entry('guide', 'g', { longIntroduction: 'long', relatedProductions: [] });
  const genre = entry('genre', 'tragedy', { longIntroduction: 'kept' });
  const activity = entry('lessonActivity', 'a', { items: [guide], instructions: { nodeType: 'document' } });

  it('names related items and nothing more of them', () => {
    const slim = slimEntry(
      entry('production', 'p', { relatedGuides: [guide], genres: [genre], title: guide }),
    );
    expect(slim.fields.relatedGuides).toEqual([{ sys: guide.sys, fields: { name: 'g', slug: 'g' } }]);
    expect(slim.fields.title).toEqual({ sys: guide.sys, fields: { name: 'g', slug: 'g' } });
    expect(slim.fields.genres).toEqual([genre]);
  });

  it('reads through parts', () => {
    const [slim] = slimEntry(entry('lesson', 'l', { activities: [activity] })).fields
      .activities as (typeof activity)[];
    expect(slim?.fields.instructions).toEqual({ nodeType: 'document' });
    expect(slim?.fields.items).toEqual([{ sys: guide.sys, fields: { name: 'g', slug: 'g' } }]);
  });

  it('names what a text links to, and what the vocabulary does', () => {
    const theme = entry('theme', 'o', { seeAlso: [genre], description: 'long' });
    const paragraph = { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'See ' }] };
    const linkTo = (target: unknown) => ({ nodeType: 'entry-hyperlink', data: { target }, content: [] });
    const description = { nodeType: 'document', content: [{ ...paragraph, content: [linkTo(theme)] }] };
    const { fields } = slimEntry(entry('lessonPlan', 'l', { description, themes: [theme] }));
    const named = { sys: theme.sys, fields: { name: 'o', slug: 'o' } };
    expect(fields.description).toEqual({
      nodeType: 'document',
      content: [{ ...paragraph, content: [linkTo(named)] }],
    });
    const seeAlso = [{ sys: genre.sys, fields: { name: 'tragedy', slug: 'tragedy' } }];
    expect(fields.themes).toEqual([{ sys: theme.sys, fields: { ...theme.fields, seeAlso } }]);
  });

  it('leaves the original alone and ends on circles', () => {
    const round = entry('studyUnitModule', 'm', {});
    Object.assign(round.fields, { sections: [round] });
    expect(slimEntry(round).fields.name).toBe('m');
    expect(guide.fields.longIntroduction).toBe('long');
  });
});
