/** People and characters. */
import type { JudgedQuery } from './judged-query';

export const judgedPeople: readonly Omit<JudgedQuery, 'kind'>[] = [
  // People
  {
    query: 'ibsen',
    expect: {
      'person/henrik-ibsen': 3,
      'title/a-dolls-house': 2,
      'title/hedda-gabler': 2,
      'title/ghosts': 2,
      'title/peer-gynt': 2,
      'title/an-enemy-of-the-people': 2,
    },
  },
  {
    query: 'Aphra Behn',
    expect: {
      'person/aphra-behn': 3,
      'title/the-rover': 3,
      'production/the-rover*': 2,
      'guide/the-rover*': 1,
      'lessonPlan/the-rover*': 1,
    },
  },
  {
    query: 'garcia lorca',
    expect: {
      'person/federico-garcia-lorca': 3,
      'title/blood-wedding': 2,
      'title/yerma': 2,
      'title/the-house-of-bernarda-alba': 2,
    },
  },
  {
    query: 'plays by arthur miller',
    expect: {
      'person/arthur-miller': 2,
      'title/the-crucible': 3,
      'title/all-my-sons': 3,
      'title/death-of-a-salesman': 3,
      'title/a-view-from-the-bridge': 3,
    },
  },
  {
    query: 'kwabena silverthorn',
    expect: {
      'person/kwabena-silverthorn': 3,
      'interview/kwabena-silverthorn-on-the-last-fight': 3,
      'workshop/fights-that-tell-the-truth': 2,
    },
  },
  { query: 'the bard', expect: { 'person/william-shakespeare': 3 } },
  // Characters
  {
    query: 'Lady Bracknell',
    expect: {
      'production/the-importance-of-being-earnest*': 3,
      'title/the-importance-of-being-earnest': 2,
      'guide/the-importance-of-being-earnest*': 2,
      'lessonPlan/the-importance-of-being-earnest*': 2,
    },
  },
  {
    query: 'Torvald',
    expect: {
      'production/a-dolls-house*': 3,
      'lessonPlan/a-dolls-house-lesson': 3,
      'guide/a-dolls-house*': 2,
      'title/a-dolls-house': 2,
    },
  },
  {
    query: 'lady macbeth',
    expect: { 'production/macbeth*': 3, 'title/macbeth': 2, 'guide/macbeth*': 2, 'lessonPlan/macbeth*': 2 },
  },
  {
    query: 'viola ring speech',
    expect: { 'lessonPlan/twelfth-night-lesson': 3, 'interview/solveig-marchbank-on-whispering': 3 },
  },
  {
    query: 'caliban',
    expect: {
      'production/the-tempest*': 3,
      'lessonPlan/the-tempest-lesson': 3,
      'guide/the-tempest*': 2,
      'title/the-tempest': 2,
    },
  },
  {
    query: 'truffaldino',
    expect: {
      'production/the-servant-of-two-masters*': 3,
      'guide/the-servant-of-two-masters*': 2,
      'lessonPlan/the-servant-of-two-masters*': 2,
      'title/the-servant-of-two-masters': 2,
    },
  },
  {
    query: 'cordelia',
    expect: { 'production/king-lear*': 3, 'guide/king-lear*': 2, 'lessonPlan/king-lear*': 2 },
  },
];
