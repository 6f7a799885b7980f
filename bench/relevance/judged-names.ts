/** Names of plays: as they are, misspelt, half typed. */
import { play, type JudgedQuery } from './judged-query';

export const judgedNames: readonly Omit<JudgedQuery, 'kind'>[] = [
  // Names as they are
  {
    query: 'Hamlet',
    expect: {
      ...play('hamlet'),
      'production/hamlet-lantern-yard': 3,
      'series/hamlet-at-close-range': 2,
      'interview/cosmo-adeyinka-lisle-on-cutting-hamlet': 2,
      'production/to-be-or-not-to-be': 1,
    },
  },
  {
    query: 'macbeth',
    expect: {
      ...play('macbeth'),
      'production/macbeth-lantern-yard': 3,
      'series/macbeth-from-page-to-stage': 2,
      'interview/renwick-obuya-on-playing-macbeth': 2,
      'production/tomorrow-and-tomorrow': 1,
    },
  },
  { query: 'the tempest', expect: { ...play('the-tempest'), 'production/the-tempest-lantern-yard': 3 } },
  { query: 'king lear', expect: { ...play('king-lear'), 'production/king-lear-lantern-yard': 3 } },
  {
    query: 'a doll’s house',
    expect: { ...play('a-dolls-house'), 'production/a-dolls-house-lantern-yard': 3 },
  },
  { query: 'dolls house', expect: { ...play('a-dolls-house'), 'production/a-dolls-house-lantern-yard': 3 } },
  { query: 'Et dukkehjem', expect: { ...play('a-dolls-house'), 'production/a-dolls-house-lantern-yard': 3 } },
  {
    query: 'earnest',
    expect: {
      ...play('the-importance-of-being-earnest'),
      'production/the-importance-of-being-earnest-lantern-yard': 3,
    },
  },
  {
    query: 'midsummer',
    expect: { ...play('a-midsummer-nights-dream'), 'production/a-midsummer-nights-dream-lantern-yard': 3 },
  },
  {
    query: 'MUCH ADO',
    expect: {
      ...play('much-ado-about-nothing'),
      'production/much-ado*': 2,
      'production/much-ado-about-nothing-lantern-yard': 3,
    },
  },
  { query: 'RUR', expect: { ...play('r-u-r'), 'production/r-u-r-lantern-yard': 3 } },
  { query: 'Salome', expect: { 'title/salome': 3, 'production/salome-audio': 3 } },
  { query: 'les miserables', expect: { 'title/les-miserables': 3 } },
  { query: 'inspector calls', expect: { 'title/an-inspector-calls': 3 } },
  { query: 'noughts and crosses', expect: { 'title/noughts-and-crosses': 3 } },
  { query: '1984', expect: { 'title/1984': 3 } },
  {
    query: 'henry v',
    expect: {
      ...play('henry-v'),
      'production/henry-v-lantern-yard': 3,
      'production/once-more-unto-the-breach': 1,
    },
  },
  { query: 'henry the fifth', expect: { ...play('henry-v'), 'production/henry-v-lantern-yard': 3 } },
  {
    query: 'henry iv part 1',
    expect: { 'title/henry-iv-part-1': 3, 'production/henry-iv-part-1-lantern-yard': 3 },
  },
  { query: 'curious incident', expect: { 'title/the-curious-incident-of-the-dog-in-the-night-time': 3 } },
  // Misspelt
  {
    query: 'Macbth',
    expect: {
      ...play('macbeth'),
      'production/macbeth-lantern-yard': 3,
      'series/macbeth-from-page-to-stage': 2,
    },
  },
  {
    query: 'hamelt',
    expect: { ...play('hamlet'), 'production/hamlet-lantern-yard': 3, 'series/hamlet-at-close-range': 2 },
  },
  { query: 'shakespere', expect: { 'person/william-shakespeare': 3 } },
  { query: 'odepus', expect: { ...play('oedipus-rex'), 'production/oedipus-rex-lantern-yard': 3 } },
  { query: 'Tartufe', expect: { ...play('tartuffe'), 'production/tartuffe-lantern-yard': 3 } },
  {
    query: 'chekov',
    expect: {
      'person/anton-chekhov': 3,
      'person/michael-chekhov': 2,
      'title/the-cherry-orchard': 2,
      'title/the-seagull': 2,
      'title/three-sisters': 2,
      'title/uncle-vanya': 2,
    },
  },
  {
    query: 'stanislavsky',
    expect: { 'person/konstantin-stanislavski': 3, 'guide/stanislavski-from-feeling-to-doing': 3 },
  },
  {
    query: 'brect',
    expect: {
      'person/bertolt-brecht': 3,
      'guide/brecht*': 3,
      'guide/epic-theatre-introduction': 1,
      'title/mother-courage-and-her-children': 2,
      'title/the-caucasian-chalk-circle': 2,
      'title/life-of-galileo': 2,
      'title/the-good-person-of-szechwan': 2,
      'title/the-resistible-rise-of-arturo-ui': 2,
      'title/the-threepenny-opera': 2,
    },
  },
  {
    query: 'midsumer nights dreem',
    expect: { ...play('a-midsummer-nights-dream'), 'production/a-midsummer-nights-dream-lantern-yard': 3 },
  },
  {
    query: 'goverment inspecter',
    expect: { ...play('the-government-inspector'), 'production/the-government-inspector-lantern-yard': 3 },
  },
  { query: 'antigony', expect: { ...play('antigone'), 'production/antigone-lantern-yard': 3 } },
  {
    query: 'moliere',
    expect: {
      'person/moliere': 3,
      'title/tartuffe': 2,
      'title/the-misanthrope': 2,
      'title/the-miser': 2,
      'title/the-imaginary-invalid': 2,
    },
  },
  { query: 'waiting for goddot', expect: { 'title/waiting-for-godot': 3 } },
  {
    query: 'samual beckett',
    expect: {
      'person/samuel-beckett': 3,
      'title/waiting-for-godot': 2,
      'title/endgame': 2,
      'title/happy-days': 2,
    },
  },
  // Half typed
  {
    query: 'romeo and jul',
    expect: { ...play('romeo-and-juliet'), 'production/romeo-and-juliet-lantern-yard': 3 },
  },
  {
    query: 'cherry orch',
    expect: { ...play('the-cherry-orchard'), 'production/the-cherry-orchard-lantern-yard': 3 },
  },
];
