import type { CollectionText, SeriesText } from './kinds';

export const series: readonly SeriesText[] = [
  { slug: 'macbeth-from-page-to-stage', name: 'Macbeth: from page to stage', short: 'The play, the actor, the fight and the lesson, in the order in which the company would give them to a class.', items: ['production/macbeth-lantern-yard', 'production/tomorrow-and-tomorrow', 'interview/renwick-obuya-on-playing-macbeth', 'workshop/fights-that-tell-the-truth', 'interview/kwabena-silverthorn-on-the-last-fight', 'guide/macbeth-study-guide', 'lessonPlan/macbeth-lesson'] },
  { slug: 'hamlet-at-close-range', name: 'Hamlet at close range', short: 'One soliloquy, then the play round it: film, staging, interview, guide and lesson.', items: ['production/to-be-or-not-to-be', 'production/hamlet-lantern-yard', 'interview/cosmo-adeyinka-lisle-on-cutting-hamlet', 'guide/hamlet-study-guide', 'lessonPlan/hamlet-lesson'] },
  { slug: 'first-week-of-term', name: 'First week of term', short: 'Five short things for a class that does not know itself yet.', items: ['workshop/counting-as-one', 'workshop/the-five-minute-voice', 'workshop/status-with-a-chair', 'workshop/mask-of-the-everyday', 'workshop/devising-from-an-object'] },
];

export const collections: readonly CollectionText[] = [];
