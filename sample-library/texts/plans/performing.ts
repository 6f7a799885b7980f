import { timedLesson } from '../composed/timed-lesson';
import type { PlanText } from '../kinds';

/** Lessons in performing: first steps. */
export const performingPlans: readonly PlanText[] = [
  timedLesson({
    slug: 'a-first-lesson-in-drama',
    name: 'A first lesson in drama',
    authors: ['orla-bastable-mensah'],
    skills: ['ensemble-playing', 'active-listening', 'improvisation'],
    stages: ['lower'],
    focus: 'devising',
    short:
      'Names, rules that a class makes for itself, and a performance by the bell: for a group that has never met.',
    objectives: [
      'work with someone they did not choose',
      'name three things that make a good audience',
      'hold a still picture for ten seconds',
    ],
    need: 'a cleared space, a watch, one chair.',
    steps: [
      [
        8,
        'Names that travel',
        'In a ring, say your name and a movement; the whole ring returns both. Go round twice. Then cross the ring to somebody’s place by saying their name and doing their movement.',
      ],
      [
        7,
        'Counting as one',
        'Count to twenty with no leader. Stop while they are still annoyed with it. Ask what they had to do that they do not do in corridors. Write the answers up: these are the rules.',
      ],
      [
        15,
        'Ten-second objects',
        'Call out an object. Groups have ten seconds to make it from everybody. Fried breakfast, clock, bicycle, argument, Monday. From the third onward one group stays to be looked at.',
      ],
      [
        15,
        'A picture with a secret',
        'In fours make a family photograph. One person is hiding something. Show it. The class may ask one question of one person, who answers in role.',
      ],
      [5, 'Leave', 'Each says one true thing that another person did today that made the work better.'],
    ],
    support: 'Let a shy student be the photographer, who still decides everything.',
    stretch: 'Make the picture one minute later.',
    assess: 'Listen to the last five minutes: are names used, and is the praise exact?',
  }),
  timedLesson({
    slug: 'status-in-a-waiting-room',
    name: 'Status in a waiting room',
    authors: ['dorian-ashgrove-patel'],
    skills: ['characterisation', 'improvisation', 'blocking-and-proxemics'],
    stages: ['lower', 'upper'],
    focus: 'performing',
    short: 'Play status with eyes, space and pace, and change it without a word.',
    objectives: [
      'show high and low status by at least three physical means',
      'shift status by small steps',
      'describe how space shows power',
    ],
    need: 'a pack of cards, six chairs.',
    steps: [
      [
        10,
        'Cards on foreheads',
        'Deal a card to each forehead, unseen. Mingle at a party and treat everyone by their value. Line up by guess. Look. What told you?',
      ],
      [
        10,
        'Three dials',
        'Try eye contact, use of space and speed of movement one at a time, at two, five and nine. Which dial is strongest? Groups disagree; make them show it.',
      ],
      [
        15,
        'The waiting room',
        'Five patients enter one by one with a secret number. Nobody speaks. The doctor calls one in and gets it wrong.',
      ],
      [
        15,
        'The see-saw',
        'In pairs begin at eight and three. By a bell at two minutes, be at three and eight. The audience raises a hand each time that it moves.',
      ],
      [5, 'Name the moment', 'Write one sentence: “Status changed when…”. It must contain a body part.'],
    ],
    support: 'Play only high or low, and change on a signal.',
    stretch: 'A nine who needs something from a two.',
    assess: 'The written sentence: precise, physical, placed in time.',
  }),
  timedLesson({
    slug: 'telling-a-story-with-six-objects',
    name: 'Telling a story with six objects',
    authors: ['dorian-ashgrove-patel'],
    forms: ['storytelling-theatre', 'object-theatre'],
    skills: ['adaptation', 'narrative-writing', 'props-making'],
    stages: ['primary', 'lower'],
    focus: 'devising',
    short: 'Turn a short tale into a table-top performance using what is in a drawer.',
    objectives: [
      'choose what to tell and what to show',
      'make an object live by breath and focus',
      'work as teller and player at once',
    ],
    need: 'a box of small objects for each group, a table, a tale of about two hundred words.',
    steps: [
      [
        8,
        'A spoon wakes up',
        'Everyone breathes life into one object: it wakes, looks left, looks at you, changes its mind. No voices.',
      ],
      [
        10,
        'Casting',
        'Read the tale aloud twice. Groups cast it from the box. Defend one choice: why is the wolf a stapler?',
      ],
      [
        20,
        'Make',
        'Each event is told, or shown, or both, but nothing may be told while it is shown. Mark the page T and S.',
      ],
      [12, 'Perform', 'To one other group, close. The audience may kneel.'],
      [5, 'Reflect', 'Which moment needed no words? Which needed no object?'],
    ],
    support: 'Begin from four sentences on strips.',
    stretch: 'Add one object that is only ever itself.',
    assess: 'Look for the operator’s eyes: on the object, not on the audience.',
  }),
  timedLesson({
    slug: 'first-steps-in-blank-verse',
    name: 'First steps in blank verse',
    authors: ['orla-bastable-mensah'],
    plays: ['romeo-and-juliet'],
    skills: ['iambic-pentameter', 'speaking-verse', 'metre-and-rhythm'],
    stages: ['lower', 'upper'],
    focus: 'performing',
    short:
      'Hear the beat in ordinary speech, find it in Shakespeare, and notice the first time that it breaks.',
    objectives: [
      'recognise an iambic line by ear',
      'speak one to a listener without chanting',
      'say what a broken line may mean',
    ],
    need: 'two lines each on strips of paper; the film “Five beats and a breath”.',
    steps: [
      [
        8,
        'It is already in your mouth',
        'Collect sentences that happen to fit: “I’d rather have a slice of toast and jam.” Tap them on the chest. Make three more about today.',
      ],
      [
        12,
        'Watch and walk',
        'Show [Five beats and a breath](workshop/five-beats-and-a-breath). Pause after each chapter and do it. Keep the walking slow.',
      ],
      [
        15,
        'Your line',
        'Each student has a line from Romeo and Juliet. Walk it, whisper it, pass it across the room to one person. Swap lines.',
      ],
      [
        12,
        'The limp',
        'Give everyone a line that does not fit. In pairs find the place. What has happened to the person who says it?',
      ],
      [
        8,
        'A poem by accident',
        'Stand in a ring and speak the lines in any order as if it were one speech. Freeze on the best accident.',
      ],
    ],
    support: 'Mark the strong beats under the words for the first line only.',
    stretch: 'Write four lines of your own with one deliberate limp.',
    assess:
      'Ask anyone to say their line to you as news. If you hear the thought before the beat, they have it.',
  }),
];
