import type { UnitText } from './kinds';

/** Units about performing. */
export const performanceUnits: readonly UnitText[] = [
  {
    slug: 'unit-shakespeare-on-his-feet',
    name: 'Shakespeare on his feet',
    stages: ['lower', 'upper'],
    topics: ['verse-and-voice', 'staging'],
    themes: ['verse-drama', 'shakespearean-tragedy'],
    skills: ['speaking-verse', 'shakespeares-language', 'ensemble-playing'],
    short: 'Three modules that start from a heartbeat and end with a whole scene in the round.',
    long: 'For classes who have read some Shakespeare and been told that it is difficult. Nothing is read sitting down for longer than ten minutes.',
    modules: [
      {
        name: 'The line',
        short: 'Find the beat, lose it, use it.',
        sections: [
          {
            name: 'A heartbeat and a breath',
            body: 'Watch the workshop and do it. Then find three sentences of your own that fall into the same beat by accident. Write them on the wall; somebody will say one in earnest before the week is out.\n\nYou are looking for one thing: the moment at which a line stops being a rhythm and becomes news.',
            items: ['workshop/five-beats-and-a-breath', 'lessonPlan/first-steps-in-blank-verse'],
          },
          {
            name: 'When the beat breaks',
            body: 'Give pairs a line that limps. They must find the place, and say what has just happened to the person. Use the worksheet only after they have walked it.\n\nFinish with a ring in which each line is thrown to the next on its last word.',
            items: ['lessonPlan/worksheet-scansion-for-actors', 'guide/berry-and-the-body-of-the-text'],
          },
        ],
      },
      {
        name: 'The speech',
        short: 'Somebody is being spoken to.',
        sections: [
          {
            name: 'Five listeners',
            body: 'Play ten lines to a friend, a jury, one person, somebody absent and yourself. Let the class vote, not for the best, but for the most different.\n\nThen watch the film and place the listener with your finger.',
            items: ['guide/soliloquy-who-are-you-talking-to', 'production/to-be-or-not-to-be'],
          },
          {
            name: 'A discovery in steps',
            body: 'Viola works it out aloud. Use strips on the floor, one thought to a strip. Nobody may know the next thought until they have left the last.',
            items: ['production/i-left-no-ring-with-her', 'workshop/the-ring-speech-in-five-thoughts'],
          },
        ],
      },
      {
        name: 'The scene',
        short: 'Everyone on stage is looking at something.',
        sections: [
          {
            name: 'Who is watching whom',
            body: 'Build the court of watchers, then put a scene inside it. Play it end-on, in thrust and in the round. What was lost each time, and what was gained?',
            items: ['workshop/hamlets-court-of-watchers', 'guide/stage-shapes-and-where-to-stand'],
          },
          {
            name: 'Showing',
            body: 'Groups choose any scene of two pages, and may use one object and one sound. After each, the audience says where its eyes went and why. The actors say nothing.',
            items: ['lessonPlan/hamlet-lesson', 'lessonPlan/macbeth-lesson'],
          },
        ],
      },
    ],
  },
  {
    slug: 'unit-the-chorus',
    name: 'The chorus',
    stages: ['upper', 'post16'],
    topics: ['tragedy', 'theatre-history'],
    themes: ['greek-tragedy', 'power'],
    skills: ['chorus', 'ensemble-playing', 'theatre-history'],
    short: 'What a group on stage is for, from Athens to a Spanish village.',
    long: 'Two modules: the Greek chorus and its heirs. Suits classes preparing a Greek set text, and devising groups that have too many people and one idea.',
    modules: [
      {
        name: 'In Athens',
        short: 'A public place and fifteen witnesses.',
        sections: [
          {
            name: 'The festival',
            body: 'Read the guide in groups of three, one section each, and teach it to the others standing up. Then turn the room into a hillside: who sits where, and who is not here?',
            items: ['guide/a-day-at-the-greek-theatre'],
          },
          {
            name: 'Twelve citizens',
            body: 'Flock, breathe, disagree. Use unison twice. Play the ode to a king who does not react, and ask him afterwards which of you will be trouble.',
            items: [
              'workshop/chorus-of-twelve',
              'lessonPlan/a-chorus-that-disagrees',
              'production/antigone-lantern-yard',
            ],
          },
        ],
      },
      {
        name: 'The chorus now',
        short: 'A village, a crowd, a queue.',
        sections: [
          {
            name: 'Everybody did it',
            body: 'A village with trades, debts and one answer. Run a morning in it before anyone comes to ask questions.',
            items: [
              'production/fuenteovejuna-young-company',
              'interview/young-company-on-fuenteovejuna',
              'lessonPlan/fuenteovejuna-lesson',
            ],
          },
          {
            name: 'A crowd changes its mind',
            body: 'Give each Roman a fact of their own. Let two speakers work on them. Freeze at the will, and hear three of the facts aloud.',
            items: ['workshop/the-crowd-that-changes-its-mind', 'lessonPlan/julius-caesar-lesson'],
          },
        ],
      },
    ],
  },
  {
    slug: 'unit-making-an-audience-laugh',
    name: 'Making an audience laugh',
    stages: ['lower', 'upper'],
    topics: ['comedy'],
    themes: ['farce', 'commedia-dellarte', 'comedy-of-manners'],
    skills: ['comic-timing', 'mask-work', 'clowning'],
    short: 'Hunger, doors and manners: a practical history in three modules.',
    long: 'Each module has one thing to make, which must be performed twice in exactly the same way.',
    modules: [
      {
        name: 'Hunger',
        short: 'Types and lazzi.',
        sections: [
          {
            name: 'Who wants what',
            body: 'Learn the types by their walks. A type is a want with a spine.',
            items: [
              'guide/commedia-masks-and-scenarios',
              'interview/eskil-marchetti-doyle-on-carving-a-mask',
            ],
          },
          {
            name: 'The soup',
            body: 'Six steps, one bowl, two masters. Show it. Show it again, the same.',
            items: [
              'lessonPlan/the-servant-of-two-masters-lesson',
              'interview/bram-okonjo-leith-on-punctuation',
            ],
          },
        ],
      },
      {
        name: 'Doors',
        short: 'Farce is a timetable.',
        sections: [
          {
            name: 'A plan with doors',
            body: 'Chart, draw, tape, collide, redraw. It is geometry with trousers.',
            items: ['lessonPlan/a-ground-plan-for-a-farce', 'interview/tobias-fenwrack-on-timetables'],
          },
          {
            name: 'Being beaten fairly',
            body: 'Clown work for pairs. Nobody is touched; everybody is hurt.',
            items: ['workshop/clowning-with-dromio', 'lessonPlan/the-comedy-of-errors-lesson'],
          },
        ],
      },
      {
        name: 'Manners',
        short: 'Nobody is joking.',
        sections: [
          {
            name: 'Tea',
            body: 'Every line on an object, every insult in perfect courtesy, and a butler in the room.',
            items: [
              'workshop/tea-with-daggers',
              'lessonPlan/the-importance-of-being-earnest-lesson',
              'guide/comedy-timing-and-how-to-practise-it',
            ],
          },
        ],
      },
    ],
  },
];
