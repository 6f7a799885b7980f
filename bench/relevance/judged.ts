/**
 * What teachers type, and what they hope to see, over the sample library. Judged by hand from the library's contents
 * before any ranking was looked at: 3 is what was meant, 2 is a good find, 1 is related.
 *
 * Keys are `type/slug`; `*` stands for anything; of two keys that fit an item, the longer one counts.
 */
export interface JudgedQuery {
  query: string;
  expect: Readonly<Record<string, 1 | 2 | 3>>;
}

const play = (slug: string): Record<string, 1 | 2 | 3> => ({
  [`title/${slug}`]: 3,
  [`production/${slug}*`]: 2,
  [`guide/${slug}*`]: 2,
  [`lessonPlan/${slug}*`]: 2,
});

export const judged: readonly JudgedQuery[] = [
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
  // Subjects
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
      'production/to-be-or-not-to-be': 3,
      'lessonPlan/a-soliloquy-for-five': 3,
      'series/hamlet-at-close-range': 1,
    },
  },
  {
    query: 'all the world is a stage',
    expect: {
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
  { query: 'tomorrow and tomorrow', expect: { 'production/tomorrow-and-tomorrow': 3 } },
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
