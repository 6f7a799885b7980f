/** How a query is read: strictness, negation, codes, plays, languages (docs/search.md §1, §2, §4; R-SRCH). */
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const item = (id: string, name: string, labels: string[] = []): SearchDocument => ({
  id,
  type: 'title',
  slug: id,
  name,
  text: { labels },
  facets: {},
  ageSort: null,
});

const engine = engineOf([
  item('macbeth', 'Macbeth', ['Tragedy', 'TH:Pr4.1']),
  item('caesar', 'Julius Caesar', ['Tragedy', 'dagger']),
  item('romeo', 'Romeo and Juliet', ['Tragedy']),
  item('avare', 'L’Avare'),
  item('ecole', 'L’École des femmes'),
  item('chekhov', 'Anton Chekhov'),
  item('naturalism', 'Naturalism', ['naturalistic acting']),
  item('stylised', 'A non-naturalistic play'),
  item('maedchen', 'Mädchen in Uniform'),
  item('chaika', 'Чайка'),
  item('cath', 'Y Gath ddu'),
  item('signed', 'The Cherry Orchard', ['British Sign Language', 'Audio description']),
]);
const as = (type: SearchDocument['type'], document: SearchDocument): SearchDocument => ({
  ...document,
  type,
});
const aged = (ageSort: number, document: SearchDocument): SearchDocument => ({ ...document, ageSort });

const mentioning = (shortIntroduction: string, document: SearchDocument): SearchDocument => ({
  ...document,
  text: { shortIntroduction: [shortIntroduction] },
});

/** Works, their stagings and what is made about them. */
const shelves = engineOf([
  as('production', item('hamlet-film', 'Hamlet', ['Tragedy', 'a prince named Hamlet', 'Hamlet on film'])),
  item('hamlet', 'Hamlet', ['Tragedy']),
  as('guide', item('hamlet-guide', 'Hamlet: Study guide')),
  as('lessonPlan', item('hamlet-lesson', 'A question, not a mood', ['Hamlet'])),
  as('interview', item('hamlet-talk', 'On lessons: teaching a lesson on Hamlet')),
  as('interview', mentioning('Robbers in a year of plague', item('within', 'A play within the hour'))),
  aged(-4420101, item('antigone', 'Antigone')),
  aged(19440206, item('antigone-anouilh', 'Antigone', ['after Antigone', 'Antigone again'])),
  item('cherry', 'The Cherry Orchard'),
  item('lear', 'King Lear'),
  item('robbers', 'The Robbers'),
  item('romeo', 'Romeo and Juliet'),
  as('guide', item('plague', 'Plague years', ['both houses on a map'])),
  item('earnest', 'The Importance of Being Earnest'),
  as('guide', item('bags', 'Props: a handbag and more')),
  as('interview', item('temperance', 'Temperance on boredom', ['temperance'])),
  item('tempest', 'The Tempest'),
  as('production', item('henry-film', 'Henry IV, Part 1', ['Henry IV on film', 'Henry', 'IV'])),
  item('henry', 'Henry IV, Part 1'),
  as('guide', item('cutting', 'Cutting a classic')),
  as('lessonPlan', mentioning('Cutting paper for a mask', item('doors', 'Doors'))),
]);
const onShelves = (text: string) =>
  shelves
    .search({
      types: ['title', 'production', 'guide', 'lessonPlan', 'interview'],
      text,
      sort: 'rel-desc',
      skip: 0,
      limit: 10,
      audience: everybody,
    })
    .hits.map(({ id }) => id);

const search = (text: string) =>
  engine.search({ types: ['title'], text, sort: 'rel-desc', skip: 0, limit: 10, audience: everybody });
const found = (text: string) => search(text).hits.map(({ id }) => id);

describe('reading a query', () => {
  it.each([
    ['a line of a play leads to it', 'is this a dagger', 'macbeth'],
    ['also with words of it misspelt', 'is this a dager which i see', 'macbeth'],
    ['and of its telling words alone', 'friends romans contrymen', 'caesar'],
    ['a named scene leads to its play', 'balcony scene', 'romeo'],
    ['a character leads to the play', 'witches', 'macbeth'],
    ['act and scene are a place, not words', 'macbeth act 1 scene 7', 'macbeth'],
    ['an elided article is no part of the word', 'avare', 'avare'],
    ['nor is it in the query', "l'avare", 'avare'],
    ['accents may be left out', 'ecole', 'ecole'],
    ['a name is known in another romanisation', 'Tschechow', 'chekhov'],
    ['and in another script', 'Чехов', 'chekhov'],
    ['an umlaut may be written out', 'Maedchen', 'maedchen'],
    ['a Russian case is a form of the word', 'чайку', 'chaika'],
    ['a Welsh mutation is undone', 'cath', 'cath'],
    ['the opposite of a word is another word', 'non-naturalistic', 'stylised'],
    ['what is signed is found by the short name of the language', 'bsl cherry orchard', 'signed'],
    ['or as signed', 'signed cherry orchard', 'signed'],
    ['and what is described by that word', 'audio described', 'signed'],
    ['a code is found as it is', 'TH:Pr4.1', 'macbeth'],
  ])('%s', (_, text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  it.each([
    ['a work stands before its stagings', 'hamlet', 'hamlet'],
    ['also when its name is half typed', 'hamle', 'hamlet'],
    ['a half typed name stands before a longer one that begins so', 'the temp', 'tempest'],
    ['also when a part of it is asked for', 'henry iv', 'henry'],
    ['of works of one name the oldest stands first', 'antigone', 'antigone'],
    ['a question does not hide a name', 'where can i find hamlet', 'hamlet'],
    ['nor does a plea for help', 'can you help me with hamlet', 'hamlet'],
    ['a lesson that merely mentions the subject is no lesson on it', 'cutting lesson', 'cutting'],
    ['a scene may repeat a word', 'play within a play', 'hamlet'],
    ['a foreign article may be missing', 'Kirschgarten', 'cherry'],
    ['an umlaut may be written out in a name of another language', 'Koenig Lear', 'lear'],
    ['also after an article', 'die raeuber', 'robbers'],
    ['a line may be quoted with a word wrong', 'a plague on both your houses', 'romeo'],
    ['or with one misspelt', 'to be or not to be that is the qestion', 'hamlet'],
    ['a line of one word is quoted by it', 'a handbag', 'earnest'],
    ['a kind is met by what is of that kind, not by what mentions it', 'hamlet lesson plan', 'hamlet-lesson'],
  ])('%s', (_, text, id) => {
    expect(onShelves(text)[0]).toBe(id);
  });

  it.each(['improvization', 'improvizing', 'theater improvisation', 'colors'])(
    'an American spelling is no mistake: %s',
    (text) => {
      const library = engineOf([item('found', 'Improvisation and colour in the theatre')]);
      const asked = {
        text,
        types: ['title'],
        sort: 'rel-desc',
        skip: 0,
        limit: 1,
        audience: everybody,
      } as const;
      expect(library.search(asked)).toMatchObject({ total: 1, didYouMean: null });
    },
  );

  it('a code that nothing carries finds nothing', () => {
    expect(found('TH:Pr4.2')).toEqual([]);
  });

  it('what is excluded is left out', () => {
    expect(found('tragedy not macbeth')).toEqual(expect.arrayContaining(['caesar', 'romeo']));
    expect(found('tragedy not macbeth')).not.toContain('macbeth');
    expect(found('tragedy -caesar')).not.toContain('caesar');
  });

  it('fewer words are enough only when nothing has all, and that is said', () => {
    expect(search('juliet tragedy')).toMatchObject({ partial: false, total: 1 });
    expect(search('juliet xylophone')).toMatchObject({ partial: true, total: 1 });
  });

  it('where nothing is about all words, what is called by some of them stands before what only mentions them', () => {
    expect(onShelves('robbers plague')).toEqual(['robbers', 'plague', 'within']);
    expect(onShelves('plague houses')).toEqual(['plague']);
  });

  it('also where many texts mention them all', () => {
    const texts = ['one', 'two', 'three', 'four'].map((id) =>
      mentioning('Power and control, as in a tempest', as('guide', item(id, `Guide ${id}`))),
    );
    const library = engineOf([
      ...texts,
      item('tempest', 'The Tempest', ['Power']),
      item('lear', 'King Lear', ['Power']),
    ]);
    const { hits, partial, total } = library.search({
      text: 'power and control in the tempest',
      types: ['title', 'guide'],
      sort: 'rel-desc',
      skip: 0,
      limit: 9,
      audience: everybody,
    });
    expect(hits[0]?.id).toBe('tempest');
    expect({ partial, total }).toEqual({ partial: true, total: 5 });
  });

  it('a long word with one slip is corrected beside a word that nothing has; a short one is dropped', () => {
    expect(search('naturalizm xylophone')).toMatchObject({ didYouMean: 'naturalism xylophone', total: 1 });
    expect(search('ceasar xylophone')).toMatchObject({ didYouMean: null, total: 0 });
  });

  it('a long word with one slip is corrected to any word of the texts; a short one to what names or labels something', () => {
    const library = engineOf([
      mentioning('A handkerchief and a letter', item('props', 'Props')),
      item('othello', 'Othello'),
    ]);
    const asked = (text: string) =>
      library.search({ text, types: ['title'], sort: 'rel-desc', skip: 0, limit: 9, audience: everybody });
    expect(asked('hankerchief')).toMatchObject({ didYouMean: 'handkerchief', total: 1 });
    expect(asked('leter')).toMatchObject({ didYouMean: null, total: 0 });
  });

  it('one letter is enough of a last word behind another, not alone', () => {
    expect(search('julius c')).toMatchObject({ partial: false, total: 1 });
    expect(search('c').total).toBe(0);
  });

  it('nonsense finds nothing and is corrected to nothing', () => {
    expect(search('flurbish zorp')).toMatchObject({ total: 0, didYouMean: null, corrected: false });
  });

  it('R-VIS-10 a word of hidden items alone is a misspelling, as where the library has none of them', () => {
    const visible = [item('blaster', 'Blaster'), as('guide', item('blasting', 'Blasting'))];
    const audience = { sees: (id: string) => id !== 'blasted' };
    const among = engineOf([...visible, item('blasted', 'Blasted')]);
    const asked = (text: string, types: SearchDocument['type'][]) => {
      const answers = [among, engineOf(visible)].map((one) => {
        const { hits, didYouMean } = one.search({
          text,
          types,
          sort: 'rel-desc',
          skip: 0,
          limit: 9,
          audience,
        });
        return { ids: hits.map(({ id }) => id), didYouMean };
      });
      expect(answers[0]).toEqual(answers[1]);
      return answers[0];
    };
    expect(asked('blasted', ['title'])).toEqual({ ids: ['blaster'], didYouMean: 'blaster' });
    expect(asked('blasting', ['title'])).toMatchObject({ didYouMean: null });
  });

  it('words in quotation marks are found only next to each other, and a line finds its play as ever', () => {
    const fathers = mentioning('A play about the sons of all my fathers', item('fathers', 'Fathers'));
    const library = engineOf([item('sons', 'All My Sons'), fathers, item('macbeth', 'Macbeth')]);
    const hits = (text: string) =>
      library
        .search({ text, types: ['title'], sort: 'rel-desc', skip: 0, limit: 9, audience: everybody })
        .hits.map(({ id }) => id);
    expect(hits('all my sons')).toEqual(['sons', 'fathers']);
    for (const text of ['"all my sons"', '“All my sons”', '„my sons“ all', '«my sons»'])
      expect([text, hits(text)]).toEqual([text, ['sons']]);
    expect(hits('"sons all my"')).toEqual([]);
    expect(hits('all "my sons')).toEqual(['sons', 'fathers']);
    expect(hits('all my "sons"')).toEqual(['sons', 'fathers']);
    expect(hits('"of the" sons')).toEqual(hits('of the sons'));
    expect(hits('“is this a dagger which I see before me”')[0]).toBe('macbeth');
  });

  it('a word that only texts have is no misspelt name, but one that nothing has is', () => {
    const named = (text: string, sees = everybody.sees) =>
      engineOf([
        item('sing', 'Sing Yer Heart Out'),
        mentioning('Hands sign the play', item('hands', 'Hands')),
      ])
        .suggest({ text, types: ['title'], limit: 5, audience: { sees } })
        .suggestions.map(({ slug }) => slug);
    expect(named('sign')).toEqual([]);
    expect(named('sign', (id) => id !== 'hands')).toEqual(['sing']);
    expect(named('singg')).toEqual(['sing']);
  });

  it('a character is suggested by its play while it is typed', () => {
    const { suggestions } = engine.suggest({
      text: 'witch',
      types: ['title'],
      limit: 5,
      audience: everybody,
    });
    expect(suggestions[0]?.slug).toBe('macbeth');
  });
});
