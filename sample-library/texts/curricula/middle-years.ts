import type { CurriculumText } from './kinds';

/** A year of drama for ages eleven to fourteen. */
export const middleYears: CurriculumText = {
  slug: 'a-year-of-drama-ages-11-to-14',
  name: 'A year of drama, ages 11 to 14',
  stages: ['lower'],
  short: 'Three units that build an ensemble, meet a play and make one.',
  long: 'Written for one lesson of fifty minutes a week. Each unit ends with a showing to another class. There is no homework but noticing.',
  units: [
    {
      slug: 'becoming-a-company',
      name: 'Becoming a company',
      short: 'Listening, status and story.',
      topics: ['staging', 'devising'],
      lessons: [
        {
          slug: 'lesson-how-to-be-an-audience',
          name: 'How to be an audience',
          short: 'Making and watching ten-second plays.',
          objectives: 'Work with people whom you did not choose. Watch so that you can say what you saw.',
          focus: 'devising',
          activities: [
            {
              name: 'Names that travel',
              minutes: 10,
              body: 'In a ring: a name and a movement, returned by everyone. Then cross by name.',
              items: ['lessonPlan/a-first-lesson-in-drama'],
            },
            {
              name: 'Ten-second objects',
              minutes: 20,
              body: 'Call an object; groups become it in ten seconds. From the third, one group stays to be looked at. Ask the watchers for something that they saw, not something that they liked.',
            },
            {
              name: 'Counting as one',
              minutes: 20,
              body: 'Count to twenty with no leader. Write up what it took: those are the rules for the year.',
              items: ['workshop/counting-as-one'],
            },
          ],
        },
        {
          slug: 'lesson-who-owns-the-chair',
          name: 'Who owns the chair?',
          short: 'Status without words.',
          objectives: 'Show and change status by eyes, space and pace.',
          focus: 'performing',
          activities: [
            {
              name: 'Cards',
              minutes: 15,
              body: 'Treat others by the card on their forehead. Line up by guess.',
            },
            {
              name: 'One chair',
              minutes: 20,
              body: 'A has the chair; B has come for something. Swap. Nobody mentions the chair.',
              items: ['workshop/status-with-a-chair'],
            },
            {
              name: 'Say it exactly',
              minutes: 15,
              body: 'Write one sentence that begins: “Status changed when…”. It must contain a part of the body.',
            },
          ],
        },
      ],
    },
    {
      slug: 'meeting-a-play',
      name: 'Meeting a play',
      short: 'A Midsummer Night’s Dream with no trees.',
      topics: ['verse-and-voice', 'comedy'],
      lessons: [
        {
          slug: 'lesson-an-insult-each',
          name: 'An insult each',
          short: 'Shakespeare’s words before Shakespeare.',
          objectives: 'Speak unfamiliar words with an aim.',
          focus: 'reading',
          activities: [
            {
              name: 'Across the room',
              minutes: 15,
              body: 'Each student has one insult from the lovers’ quarrel. Give it to somebody ten metres away. They decide whether it arrived.',
            },
            {
              name: 'Who says it?',
              minutes: 15,
              body: 'Arrange the insults by who must be taller. You have found Helena and Hermia.',
              items: ['interview/on-first-shakespeares'],
            },
            {
              name: 'Read the quarrel',
              minutes: 20,
              body: 'Stand, script in hand, on steps or boxes. Height jokes need real heights.',
              items: ['guide/a-midsummer-nights-dream-study-guide'],
            },
          ],
        },
        {
          slug: 'lesson-a-wood-of-people',
          name: 'A wood of people',
          short: 'Ensemble as place.',
          objectives: 'Support other actors by becoming where they are.',
          focus: 'performing',
          activities: [
            {
              name: 'Trees that breathe',
              minutes: 10,
              body: 'Only breath moves. A guide leads a partner between by sound.',
            },
            {
              name: 'The rule of the wood',
              minutes: 25,
              body: 'Six make the wood, two play. The wood obeys one secret rule.',
              items: [
                'lessonPlan/a-midsummer-nights-dream-lesson',
                'interview/odalys-winterbourne-cole-on-being-a-wood',
              ],
            },
            { name: 'Guess', minutes: 15, body: 'Spectators name the rule. What gave it away?' },
          ],
        },
      ],
    },
    {
      slug: 'making-our-own',
      name: 'Making our own',
      short: 'From an object to a showing.',
      topics: ['devising', 'evaluation'],
      lessons: [
        {
          slug: 'lesson-the-thing-on-the-floor',
          name: 'The thing on the floor',
          short: 'Devising from one object.',
          objectives: 'Ask a question that cannot be looked up, and answer it with pictures.',
          focus: 'devising',
          activities: [
            { name: 'Look', minutes: 10, body: 'Two silent minutes. Ten facts. Ten questions.' },
            {
              name: 'Three pictures',
              minutes: 25,
              body: 'Before it mattered; the moment; long after. Find the shortest way between.',
              items: ['workshop/devising-from-an-object'],
            },
            {
              name: 'What did you hear?',
              minutes: 15,
              body: 'The audience says which question it heard. Decide whether theirs is better.',
            },
          ],
        },
      ],
    },
  ],
};
