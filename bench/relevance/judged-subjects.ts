/** Subjects, skills, lines, kinds of material. */
import { play, type JudgedQuery } from './judged-query';

export const judgedSubjects: readonly Omit<JudgedQuery, 'kind'>[] = [
  {
    query: 'Ibsen feminism',
    expect: {
      'title/a-dolls-house': 3,
      'title/hedda-gabler': 3,
      'production/a-dolls-house*': 3,
      'production/hedda-gabler*': 3,
      'guide/a-dolls-house*': 2,
      'guide/hedda-gabler*': 2,
      'lessonPlan/a-dolls-house*': 2,
      'lessonPlan/hedda-gabler*': 2,
      'guide/theme-gender': 1,
      'person/henrik-ibsen': 1,
    },
  },
  {
    query: 'lesson on staging violence',
    expect: {
      'workshop/fights-that-tell-the-truth': 3,
      'interview/kwabena-silverthorn-on-the-last-fight': 3,
      'lessonPlan/macbeth-lesson': 3,
      'series/macbeth-from-page-to-stage': 2,
      'lessonPlan/scheme-macbeth-in-six-lessons': 2,
      'production/titus-andronicus*': 1,
    },
  },
  {
    query: 'stage combat workshop',
    expect: {
      'workshop/fights-that-tell-the-truth': 3,
      'interview/kwabena-silverthorn-on-the-last-fight': 2,
    },
  },
  {
    query: 'year 9 commedia',
    expect: {
      'title/the-servant-of-two-masters': 3,
      'production/the-servant-of-two-masters*': 3,
      'guide/the-servant-of-two-masters*': 3,
      'lessonPlan/the-servant-of-two-masters*': 3,
      'guide/commedia*': 3,
      'lessonPlan/scheme-comedy-from-commedia-to-wilde': 3,
      'guide/comedy-timing-and-how-to-practise-it': 1,
      'lessonPlan/masks-and-the-nose': 1,
    },
  },
  {
    query: "commedia dell'arte",
    expect: {
      'title/the-servant-of-two-masters': 3,
      'production/the-servant-of-two-masters*': 3,
      'guide/the-servant-of-two-masters*': 3,
      'lessonPlan/the-servant-of-two-masters*': 3,
      'guide/commedia*': 3,
      'lessonPlan/scheme-comedy-from-commedia-to-wilde': 3,
      'guide/comedy-timing-and-how-to-practise-it': 1,
      'person/carlo-goldoni': 2,
      'person/carlo-gozzi': 1,
      'person/jacques-lecoq': 1,
    },
  },
  {
    query: 'ks3 shakespeare lesson',
    expect: {
      'lessonPlan/scheme-macbeth-in-six-lessons': 3,
      'lessonPlan/first-steps-in-blank-verse': 3,
      'lessonPlan/macbeth-lesson': 3,
      'lessonPlan/romeo-and-juliet-lesson': 3,
      'lessonPlan/twelfth-night-lesson': 3,
      'lessonPlan/a-midsummer-nights-dream-lesson': 3,
      'lessonPlan/the-tempest-lesson': 3,
      'lessonPlan/much-ado-about-nothing-lesson': 3,
      'lessonPlan/as-you-like-it-lesson': 3,
      'lessonPlan/henry-v-lesson': 3,
      'lessonPlan/julius-caesar-lesson': 3,
      'lessonPlan/hamlet-lesson': 3,
      'lessonPlan/the-comedy-of-errors-lesson': 3,
      'lessonPlan/a-soliloquy-for-five': 2,
      'lessonPlan/othello-lesson': 1,
      'lessonPlan/king-lear-lesson': 1,
      'lessonPlan/the-merchant-of-venice-lesson': 1,
      'lessonPlan/richard-iii-lesson': 1,
      'lessonPlan/coriolanus-lesson': 1,
      'lessonPlan/the-winters-tale-lesson': 1,
      'lessonPlan/measure-for-measure-lesson': 1,
    },
  },
  {
    query: 'lighting workshop',
    expect: {
      'workshop/lighting-with-three-lamps': 3,
      'lessonPlan/lighting-a-single-page': 2,
      'guide/reading-light': 2,
      'guide/how-we-light-a-storm': 1,
      'guide/craig-and-appia*': 1,
      'interview/one-lamp-and-a-dark-room': 2,
    },
  },
  { query: 'how to light a storm', expect: { 'guide/how-we-light-a-storm': 3, 'guide/reading-light': 1 } },
  {
    query: 'mask work',
    expect: {
      'workshop/mask-of-the-everyday': 3,
      'lessonPlan/masks-and-the-nose': 3,
      'guide/commedia-masks-and-scenarios': 2,
      'guide/lecoq*': 2,
      '*[theatreSkill=mask-work]': 1,
    },
  },
  {
    query: 'greek chorus workshop',
    expect: {
      'workshop/chorus-of-twelve': 3,
      'guide/how-a-chorus-thinks': 2,
      'lessonPlan/a-chorus-that-disagrees': 2,
      'lessonPlan/scheme-greek-theatre-for-beginners': 2,
      'guide/greek-tragedy-introduction': 1,
    },
  },
  {
    query: 'devising',
    expect: {
      'workshop/devising-from-an-object': 3,
      'lessonPlan/devising-from-a-local-headline': 3,
      'lessonPlan/scheme-devising-for-assessment': 3,
      'guide/the-devising-log': 3,
      'guide/devised-theatre-introduction': 3,
      '*[theatreSkill=devising]': 1,
    },
  },
  {
    query: 'vocal warm up',
    expect: {
      'workshop/the-five-minute-voice': 3,
      'lessonPlan/voice-in-a-large-space': 2,
      'guide/berry*': 1,
    },
  },
  {
    query: 'status games',
    expect: {
      'workshop/status-with-a-chair': 3,
      'guide/spolin-and-johnstone*': 3,
      'lessonPlan/status-in-a-waiting-room': 2,
      'person/keith-johnstone': 1,
      'person/viola-spolin': 1,
    },
  },
  {
    query: 'blank verse',
    expect: {
      'workshop/speaking-verse-from-the-feet-up': 3,
      'lessonPlan/first-steps-in-blank-verse': 3,
      'workshop/five-beats-and-a-breath': 2,
      'lessonPlan/worksheet-scansion-for-actors': 2,
      'guide/verse-drama-introduction': 2,
    },
  },
  { query: 'scansion', expect: { 'lessonPlan/worksheet-scansion-for-actors': 3 } },
  {
    query: 'stage manager prompt book',
    expect: {
      'interview/calliope-drummond-yates-on-the-prompt-book': 3,
      'guide/the-prompt-book': 3,
      'lessonPlan/calling-the-show': 2,
      'person/calliope-drummond-yates': 1,
    },
  },
  {
    query: 'captions',
    expect: {
      'interview/mireille-stanhope-adu-on-captions': 3,
      'guide/captions-description-and-a-relaxed-room': 3,
      'person/mireille-stanhope-adu': 1,
    },
  },
  {
    query: 'costume project',
    expect: { 'guide/costume-what-a-coat-knows': 3, 'lessonPlan/costume-one-coat': 3 },
  },
  {
    query: 'write a review',
    expect: {
      'lessonPlan/write-a-review-in-a-hundred-words': 3,
      'guide/evaluating-live-and-recorded-theatre': 2,
    },
  },
  {
    query: 'choosing a monologue',
    expect: { 'guide/choosing-and-preparing-a-monologue': 3, 'guide/soliloquy-who-are-you-talking-to': 1 },
  },
  {
    query: 'Macbeth scheme of work',
    expect: {
      'lessonPlan/scheme-macbeth-in-six-lessons': 3,
      'lessonPlan/macbeth-lesson': 2,
      'series/macbeth-from-page-to-stage': 2,
    },
  },
  {
    query: 'revenge tragedy',
    expect: {
      'guide/revenge-tragedy-introduction': 3,
      'title/*[form=revenge-tragedy]': 3,
      'title/*[genre=revenge-tragedy]': 3,
      '*[form=revenge-tragedy]': 2,
      '*[genre=revenge-tragedy]': 2,
      'guide/theme-revenge': 2,
    },
  },
  { query: 'jealousy', expect: { 'title/*[theme=jealousy]': 3, '*[theme=jealousy]': 2 } },
  {
    query: 'witchcraft plays',
    expect: { 'title/*[theme=witchcraft]': 3, 'production/*[theme=witchcraft]': 2, '*[theme=witchcraft]': 1 },
  },
  { query: 'holocaust', expect: { 'title/kindertransport': 3 } },
  { query: 'robots', expect: { ...play('r-u-r'), 'production/r-u-r-lantern-yard': 3 } },
  {
    query: 'theatre of the absurd',
    expect: {
      'guide/absurdism-introduction': 3,
      'title/*[form=absurdism]': 3,
      '*[form=absurdism]': 2,
      'person/samuel-beckett': 2,
      'person/eugene-ionesco': 2,
    },
  },
  {
    query: 'noh',
    expect: {
      'guide/noh-stillness-and-ghosts': 3,
      'title/atsumori': 3,
      'person/zeami-motokiyo': 3,
      'person/yukio-mishima': 1,
    },
  },
  { query: 'play about a forged signature', expect: { 'title/a-dolls-house': 3 } },
  {
    query: 'to be or not to be',
    expect: {
      ...play('hamlet'),
      'production/to-be-or-not-to-be': 3,
      'lessonPlan/a-soliloquy-for-five': 3,
      'series/hamlet-at-close-range': 1,
    },
  },
  {
    query: 'all the world is a stage',
    expect: {
      ...play('as-you-like-it'),
      'lessonPlan/as-you-like-it-lesson': 3,
      'guide/as-you-like-it-study-guide': 3,
      'title/as-you-like-it': 2,
      'production/as-you-like-it*': 2,
    },
  },
  {
    query: 'quality of mercy',
    expect: {
      'lessonPlan/the-merchant-of-venice-lesson': 3,
      'guide/the-merchant-of-venice-study-guide': 3,
      'title/the-merchant-of-venice': 2,
      'production/the-merchant-of-venice*': 2,
    },
  },
  { query: 'tomorrow and tomorrow', expect: { ...play('macbeth'), 'production/tomorrow-and-tomorrow': 3 } },
  {
    query: 'hamlet lesson plan',
    expect: { 'lessonPlan/hamlet-lesson': 3, 'lessonPlan/a-soliloquy-for-five': 2 },
  },
  { query: 'study guide antigone', expect: { 'guide/antigone-study-guide': 3 } },
  { query: 'audio othello', expect: { 'production/othello-audio': 3, 'production/othello-lantern-yard': 1 } },
  {
    query: 'macbeth fight',
    expect: {
      'interview/kwabena-silverthorn-on-the-last-fight': 3,
      'workshop/fights-that-tell-the-truth': 3,
      'series/macbeth-from-page-to-stage': 2,
      'lessonPlan/scheme-macbeth-in-six-lessons': 2,
      'production/macbeth*': 1,
      'title/macbeth': 1,
    },
  },
  {
    query: 'teacher training',
    expect: {
      'trainingCourse/dt-101-using-the-platform': 3,
      'trainingCourse/teaching-with-recorded-theatre': 3,
    },
  },
  {
    query: 'new class first lessons',
    expect: { 'series/first-week-of-term': 3, 'lessonPlan/a-first-lesson-in-drama': 3 },
  },
  { query: 'Hedda Gabbler', expect: { ...play('hedda-gabler'), 'production/hedda-gabler-lantern-yard': 3 } },
];
