import type { CurriculumText } from './kinds';

/** A term of theatre studies for ages sixteen to eighteen. */
export const theatreStudies: CurriculumText = {
  slug: 'theatre-studies-ages-16-to-18',
  name: 'Theatre studies, ages 16 to 18: a first term',
  stages: ['post16'],
  short: 'Two units: reading a play as a maker, and a practitioner in practice.',
  long: 'Two lessons of an hour a week. The first unit ends in a directorial pitch, the second in a workshop that students lead for a younger class.',
  units: [
    {
      slug: 'reading-as-a-maker',
      name: 'Reading as a maker',
      short: 'From a text to a concept, with Hedda Gabler or Antigone.',
      topics: ['staging', 'character', 'design'],
      lessons: [
        {
          slug: 'lesson-the-problem-first',
          name: 'The problem first',
          short: 'Begin from what is hard to stage.',
          objectives: 'Identify a staging problem in a play, and propose two solutions with consequences.',
          focus: 'reading',
          activities: [
            {
              name: 'What frightens the company?',
              minutes: 15,
              body: 'Read the section on the staging problem in the guide. Say it in your own words to somebody who has not.',
              items: ['guide/hedda-gabler-study-guide', 'guide/antigone-study-guide'],
            },
            {
              name: 'Two solutions',
              minutes: 25,
              body: 'In threes stage one page in two ways. Each must make something else in the play harder.',
            },
            {
              name: 'A company’s answer',
              minutes: 20,
              body: 'Read the interview. Which problem did they think that they had?',
              items: [
                'interview/temperance-akuffo-vane-on-boredom',
                'interview/roisin-ofarrelly-quist-on-messengers',
              ],
            },
          ],
        },
        {
          slug: 'lesson-the-one-new-object',
          name: 'The one new object',
          short: 'Design as argument.',
          objectives: 'Choose a design element and justify it from text, space and audience.',
          focus: 'design',
          activities: [
            {
              name: 'Rules from a shortage',
              minutes: 10,
              body: 'Read how the company’s designer chooses.',
              items: ['interview/wilhelmina-stroud-okeke-on-one-new-object'],
            },
            {
              name: 'Choose',
              minutes: 25,
              body: 'One object for your play. Mark in the script every time that it would be used. Fewer than twenty? Choose again.',
            },
            {
              name: 'Model',
              minutes: 25,
              body: 'White card, 1:25, one torch, one photograph.',
              items: ['workshop/model-box-in-an-hour', 'guide/set-design-from-verbs'],
            },
          ],
        },
        {
          slug: 'lesson-the-pitch',
          name: 'The pitch',
          short: 'Three minutes to a board that has no money.',
          objectives: 'Present a concept clearly, with evidence, and answer questions.',
          focus: 'writing',
          activities: [
            {
              name: 'Sixty words',
              minutes: 15,
              body: 'Write the concept: who the audience are, what they should be unable to say afterwards, what they will see first.',
            },
            { name: 'Pitch', minutes: 35, body: 'Three minutes, one image, one line read aloud.' },
            {
              name: 'Questions',
              minutes: 10,
              body: 'The board asks only “because?”.',
              items: ['interview/the-company-on-measure-for-measure'],
            },
          ],
        },
      ],
    },
    {
      slug: 'a-practitioner-in-practice',
      name: 'A practitioner in practice',
      short: 'Study, try, teach.',
      topics: ['theatre-history', 'devising'],
      lessons: [
        {
          slug: 'lesson-from-page-to-floor',
          name: 'From page to floor',
          short: 'Turn a guide into an hour’s work.',
          objectives: 'Select exercises for a purpose and lead them safely.',
          focus: 'performing',
          activities: [
            {
              name: 'Choose',
              minutes: 15,
              body: 'Each group takes a practitioner and reads the guide for what may be done by Friday.',
              items: [
                'guide/laban-eight-ways-to-move',
                'guide/lecoq-the-play-of-the-body',
                'guide/boal-rehearsal-for-change',
              ],
            },
            {
              name: 'Try',
              minutes: 30,
              body: 'Lead ten minutes for another group. They may ask “why?” once.',
            },
            {
              name: 'Mend',
              minutes: 15,
              body: 'Remove the second exercise. Lengthen the first. Add a showing.',
              items: ['interview/orla-bastable-mensah-on-planning-backwards'],
            },
          ],
        },
        {
          slug: 'lesson-teach-it',
          name: 'Teach it',
          short: 'Run the workshop for a younger class.',
          objectives: 'Plan backwards from what a class should be able to do, and evaluate the result.',
          focus: 'devising',
          activities: [
            { name: 'Plan', minutes: 15, body: 'Write the last five minutes first.' },
            {
              name: 'Lead',
              minutes: 30,
              body: 'With the younger class. One leads, one watches, one keeps time.',
            },
            {
              name: 'Evaluate',
              minutes: 15,
              body: 'Three columns: what happened, so, how. No adjectives in the first.',
              items: ['lessonPlan/worksheet-three-columns'],
            },
          ],
        },
      ],
    },
  ],
};
