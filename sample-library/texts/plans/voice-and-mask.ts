import { timedLesson } from '../composed/timed-lesson';
import type { PlanText } from '../kinds';

/** Lessons in voice, chorus and mask. */
export const voicePlans: readonly PlanText[] = [
  timedLesson({
    slug: 'a-soliloquy-for-five',
    name: 'A soliloquy for five voices',
    authors: ['orla-bastable-mensah'],
    plays: ['hamlet'],
    skills: ['soliloquy-and-monologue', 'close-reading', 'ensemble-playing'],
    stages: ['upper', 'post16'],
    focus: 'reading',
    short:
      'Split “To be, or not to be” into its arguments, stage the argument, then give it back to one actor.',
    objectives: [
      'divide a speech by thought',
      'explain how the argument moves',
      'evaluate a filmed performance against their own reading',
    ],
    need: 'copies of the passage, the short film, coloured pens.',
    steps: [
      [
        7,
        'Two doors',
        'Put a yes door and a no door in the room. Ask small dilemmas. Students walk, and may walk back. Notice what sends them.',
      ],
      [
        15,
        'Find the voices',
        'In fives mark each new thought. Name the voices: one wants sleep, one is afraid, one is fair, one lists, one wonders. Divide the lines.',
      ],
      [
        15,
        'Hold the debate',
        'Stage it as five people at a table with one chair too few. Whoever is speaking must need to be believed.',
      ],
      [
        10,
        'Watch',
        'Show [To be, or not to be](production/to-be-or-not-to-be), stopping at each chapter. Which of your voices won?',
      ],
      [
        8,
        'Give it back',
        'One volunteer speaks the passage. The five stand behind and touch a shoulder when theirs is the voice.',
      ],
    ],
    support: 'Work on the first eight lines.',
    stretch: 'Cut one voice and see whether the speech can still decide anything.',
    assess: 'Each writes: “The argument turns at… because…”.',
  }),
  timedLesson({
    slug: 'a-chorus-that-disagrees',
    name: 'A chorus that disagrees',
    authors: ['thandeka-merriweather'],
    plays: ['antigone'],
    forms: ['greek-tragedy'],
    skills: ['chorus', 'ensemble-playing', 'discussion-and-debate'],
    stages: ['upper', 'post16'],
    focus: 'performing',
    short: 'Build a chorus out of individuals and stage its change of mind.',
    objectives: [
      'move and speak as a group without a leader',
      'give a chorus an objective',
      'use unison sparingly and on purpose',
    ],
    need: 'a short ode in any translation you may copy, space.',
    steps: [
      [10, 'Flock', 'In fours, then eights, then all. Whoever sees nobody in front is leading. Add breath.'],
      [
        8,
        'Citizens',
        'Each student decides on a trade, a worry and an opinion of the new king. Speak them all at once, then die away to one.',
      ],
      [
        20,
        'Score the ode',
        'Use seven ways of dividing a line from the guide [How a chorus thinks](guide/how-a-chorus-thinks). Unison is allowed twice.',
      ],
      [
        12,
        'Play it to Creon',
        'One student sits as the king, and must not react. After the ode the king says which citizen will be trouble.',
      ],
      [5, 'Count', 'How many of us agreed? How many said so?'],
    ],
    support: 'Give the score ready-made for the first half.',
    stretch: 'One citizen leaves during the ode.',
    assess: 'Ask a watcher to describe three different people in the chorus.',
  }),
  timedLesson({
    slug: 'masks-and-the-nose',
    name: 'Masks and the nose',
    authors: ['dorian-ashgrove-patel'],
    forms: ['mask-theatre', 'commedia-dellarte'],
    skills: ['mask-work', 'mime', 'comic-timing'],
    stages: ['lower', 'upper'],
    focus: 'performing',
    short: 'A lesson in clarity: plain masks, one problem, and an audience that shouts for the thought.',
    objectives: [
      'show a thought before an action',
      'keep the mask to the audience',
      'play a clear beginning, problem and end',
    ],
    need: 'plain half-masks or paper plates with elastic, a chair, a hat.',
    steps: [
      [
        8,
        'Look, think, do',
        'Without masks: see a coin, want it, check who is watching, pick it up. Call the three beats aloud.',
      ],
      [
        10,
        'Putting on',
        'Agree on a ritual: back turned, breathe, mask on, turn when still. Never touch a mask’s face; never talk in it.',
      ],
      [
        20,
        'One chair',
        'Two masks, one chair, two minutes. The audience may call “nose!” when a thought has not been shared, and nothing else.',
      ],
      [10, 'Barefaced', 'The same scenes without masks, at the same size. Reduce by half. Keep the beats.'],
      [5, 'What stayed?', 'In pairs: one thing the mask taught you that you would use in a realistic play.'],
    ],
    support: 'Call the beats for the actors from the side.',
    stretch: 'Add a third mask who wants nothing.',
    assess: 'In the barefaced round, can the class still say what was thought, and when?',
  }),
  timedLesson({
    slug: 'voice-in-a-large-space',
    name: 'Voice in a large space',
    authors: ['orla-bastable-mensah'],
    skills: ['voice-and-diction', 'speechmaking', 'reading-aloud'],
    stages: ['lower', 'upper'],
    focus: 'performing',
    short:
      'Carry a thought across a hall without shouting, using breath, consonants and somebody to talk to.',
    objectives: [
      'breathe for a sentence',
      'use consonants to be heard',
      'send a line to one listener at three distances',
    ],
    need: 'the largest room that you can get.',
    steps: [
      [7, 'Warm', 'Lead [The five-minute voice](workshop/the-five-minute-voice).'],
      [
        10,
        'Consonant ping-pong',
        'Across five metres, pass a sentence with only its consonants whispered. At ten metres, the same. Ask what was understood.',
      ],
      [
        15,
        'Three distances',
        'Say a line to someone at two metres, at ten, in the gallery. Keep the same intimacy. The listener lowers a hand when it becomes a shout.',
      ],
      [
        13,
        'Echo',
        'In groups, give a short public speech. The group finds the hall’s echo and leaves room for it.',
      ],
      [5, 'Cool', 'Hum, yawn, drink water. Name one thing that cost you effort for nothing.'],
    ],
    support: 'Let students hold hands with the listener and walk backwards.',
    stretch: 'Do it with a competing sound.',
    assess: 'A listener at the back repeats the line exactly.',
  }),
];
