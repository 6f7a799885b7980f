import type { UnitText } from './kinds';

/** Units about reading, making and design. */
export const makingUnits: readonly UnitText[] = [
  {
    slug: 'unit-the-room-and-the-door',
    name: 'The room and the door',
    stages: ['upper', 'post16'],
    topics: ['character', 'theatre-history'],
    themes: ['naturalism', 'marriage', 'gender'],
    skills: ['dialogue-and-subtext', 'stanislavski-system', 'set-design'],
    short: 'Naturalism by way of three rooms: Nora’s, Hedda’s and a farm kitchen in Iowa.',
    long: 'A unit on subtext that never uses the word until the second module.',
    modules: [
      {
        name: 'Things in rooms',
        short: 'Objects know what people hide.',
        sections: [
          {
            name: 'A kitchen',
            body: 'Lay out eight objects. Search with the men’s eyes, then with the women’s. It takes half an hour to play the whole of Trifles; read it aloud at the end of the lesson.',
            items: [
              'production/trifles-lantern-yard',
              'lessonPlan/trifles-lesson',
              'guide/props-things-that-act',
            ],
          },
          {
            name: 'A flat at Christmas',
            body: 'Count the money. Put a coin in the bowl for every concealment.',
            items: ['workshop/macaroons-and-other-lies', 'guide/a-dolls-house-study-guide'],
          },
        ],
      },
      {
        name: 'What is not said',
        short: 'Two conversations at once.',
        sections: [
          {
            name: 'The album',
            body: 'Write the real line under each spoken one. Play the spoken; let the real look after itself.',
            items: [
              'guide/subtext-and-the-thing-not-said',
              'lessonPlan/hedda-gabler-lesson',
              'workshop/what-hedda-does-with-her-hands',
            ],
          },
          {
            name: 'The proposal',
            body: 'A suitcase, a train in fourteen minutes, and four people who happen to come in.',
            items: ['workshop/chekhov-with-a-suitcase', 'lessonPlan/the-cherry-orchard-lesson'],
          },
        ],
      },
      {
        name: 'The wall comes down',
        short: 'After naturalism.',
        sections: [
          {
            name: 'The outside bent to the inside',
            body: 'Stage an ordinary errand as it feels to somebody who is afraid. In the last ten seconds show it as it looked.',
            items: [
              'guide/expressionism-the-scream-and-the-machine',
              'interview/isolde-macready-fonseca-on-cardboard',
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'unit-making-without-a-script',
    name: 'Making without a script',
    stages: ['upper', 'post16'],
    topics: ['devising', 'evaluation'],
    themes: ['devised-theatre', 'community'],
    skills: ['devising', 'collaboration', 'keeping-a-portfolio'],
    short: 'Stimulus, structure, showing, log: a unit to run beside an assessed project.',
    long: 'Short enough to teach in two weeks before the project begins, or to dip into when a group is stuck.',
    modules: [
      {
        name: 'Beginning',
        short: 'Questions before ideas.',
        sections: [
          {
            name: 'One object',
            body: 'Two minutes of looking. Ten facts, ten questions. Keep the questions that you cannot look up.',
            items: ['workshop/devising-from-an-object', 'interview/writers-of-the-log'],
          },
          {
            name: 'One rule',
            body: 'Everything happens under one table. Or nobody may sit. Or it must end where it began. A rule is kinder than a theme.',
            items: ['guide/devised-theatre-introduction', 'guide/grotowski-the-poor-theatre'],
          },
        ],
      },
      {
        name: 'Shaping',
        short: 'Pictures, titles, cuts.',
        sections: [
          {
            name: 'Four titles',
            body: 'Tell the story in four titles in the past tense. If they tell it without you, you may begin.',
            items: ['lessonPlan/devising-from-a-local-headline', 'guide/brecht-showing-that-you-are-showing'],
          },
          {
            name: 'Showing it too soon',
            body: 'Show in week two. The audience says what question it heard. Write that in the log before you defend yourselves.',
            items: ['guide/the-devising-log', 'lessonPlan/scheme-devising-for-assessment'],
          },
        ],
      },
    ],
  },
  {
    slug: 'unit-seeing-and-hearing-design',
    name: 'Seeing and hearing design',
    stages: ['lower', 'upper', 'post16'],
    topics: ['design', 'evaluation'],
    themes: ['appearance-and-reality'],
    skills: ['analysing-design', 'lighting-design', 'sound-design', 'costume-design'],
    short: 'A vocabulary for light, sound, space and cloth, learnt by making a little of each.',
    long: 'For everyone, and not only for those who have chosen a design option: an actor who can read light stands in it.',
    modules: [
      {
        name: 'Light and space',
        short: 'Three lamps and some tape.',
        sections: [
          {
            name: 'Five positions',
            body: 'One face, one lamp, five captions. Describe before you interpret.',
            items: [
              'workshop/lighting-with-three-lamps',
              'interview/one-lamp-and-a-dark-room',
              'guide/reading-light',
            ],
          },
          {
            name: 'A floor',
            body: 'Tape, paces, one door. Draw last.',
            items: ['workshop/walking-the-ground-plan', 'guide/set-design-from-verbs'],
          },
        ],
      },
      {
        name: 'Sound and cloth',
        short: 'What we cannot shut out, and what we cannot help reading.',
        sections: [
          {
            name: 'Ten sounds',
            body: 'Collect them without naming them. Put three together as a place that is not this one.',
            items: [
              'workshop/finding-sounds-after-dark',
              'guide/listening-to-sound-design',
              'production/the-tempest-audio',
            ],
          },
          {
            name: 'One coat',
            body: 'Eight people from one coat, without scissors. The class names each before you do.',
            items: [
              'lessonPlan/costume-one-coat',
              'guide/costume-what-a-coat-knows',
              'interview/amaranta-holloway-diaz-on-a-turned-collar',
            ],
          },
        ],
      },
    ],
  },
];
