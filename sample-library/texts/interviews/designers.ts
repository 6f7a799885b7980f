import type { InterviewText } from '../kinds';

/** Designers, coaches and translators. */
export const designerInterviews: readonly InterviewText[] = [
  {
    slug: 'amaranta-holloway-diaz-on-a-turned-collar',
    name: 'Amaranta Holloway-Díaz on a turned collar',
    subType: 'Interview',
    people: ['amaranta-holloway-diaz'],
    play: 'julius-caesar',
    skills: ['costume-design', 'costume-making'],
    short: 'Forty coats for a crowd that is not there.',
    exchange: [
      [
        'Where did they come from?',
        'From people. We asked for a coat that had been to a funeral or an interview. They came with notes in the pockets, and we left them in.',
      ],
      [
        'Each is the same cut?',
        'No, but the same height on the rail, so that there is a line of shoulders. It looks like a jury.',
      ],
      ['And a collar?', 'A collar turned up is a plot.'],
    ],
  },
  {
    slug: 'gethin-larsdotter-on-the-building-at-night',
    name: 'Gethin Larsdotter on the building at night',
    subType: 'Interview',
    people: ['gethin-larsdotter'],
    play: 'the-tempest',
    skills: ['sound-recording', 'sound-design'],
    short: 'An island made of pipes.',
    exchange: [
      [
        'You slept there?',
        'For a fortnight. A building says different things at three in the morning. The boiler has a vocabulary.',
      ],
      [
        'How does it become an island?',
        'You take away what tells you the size. Then a stair is a tree, and the lift is something breathing.',
      ],
      ['Which sound do you like best?', 'The one I left out. There was a beautiful owl. It was an owl.'],
    ],
  },
  {
    slug: 'isolde-macready-fonseca-on-cardboard',
    name: 'Isolde Macready-Fonseca on cardboard',
    subType: 'Interview',
    people: ['isolde-macready-fonseca'],
    play: 'the-hairy-ape',
    form: 'expressionism',
    skills: ['model-making', 'set-design'],
    short: 'Eight scenes, one grating, and the model that was sat on.',
    exchange: [
      ['Why one structure?', 'Because he is in the same cage all the time and thinks that he is travelling.'],
      [
        'How did you find it?',
        'Somebody sat on the model. It had been very architectural. Afterwards it was a ribcage.',
      ],
      ['What do you tell students?', 'Make it quickly enough that you do not mind who sits on it.'],
    ],
  },
  {
    slug: 'jolyon-farr-castellan-on-sixty-candles',
    name: 'Jolyon Farr-Castellan on sixty candles',
    subType: 'Interview',
    people: ['jolyon-farr-castellan'],
    play: 'the-duchess-of-malfi',
    form: 'revenge-tragedy',
    skills: ['lighting-design', 'colour-and-mood'],
    short: 'A lighting plot that is a list of hands.',
    exchange: [
      [
        'No rig at all?',
        'There was a work light for the cleaners. Everything else was carried. So I stopped designing light and began to design who was kind to whom.',
      ],
      [
        'In the fourth act there is one.',
        'And Bosola has it. He can see her and we can see only what he looks at. The actor said that it was the most frightening prop that he had held.',
      ],
      ['Real flames?', 'Never. Little lamps that shiver. The audience trusted them more, in fact.'],
    ],
  },
  {
    slug: 'fenella-abara-strand-on-loaves-and-letters',
    name: 'Fenella Abara-Strand on loaves and letters',
    subType: 'Interview',
    people: ['fenella-abara-strand'],
    play: 'riders-to-the-sea',
    skills: ['props-making', 'stage-management'],
    short: 'Things that must be real, and things that must not.',
    exchange: [
      [
        'Which was which?',
        'The bread was real and somebody had to make it every night at ten to eight. The drowned man was a plank and a sail. Nobody asked for it the other way about.',
      ],
      ['Letters?', 'I write them properly. An actor reading a blank sheet has dead eyes.'],
      [
        'The worst job?',
        'A severed head that had to look like an actor who was standing beside me while I made it. He was very helpful. It was awful.',
      ],
    ],
  },
  {
    slug: 'lettice-dumont-adair-on-robots',
    name: 'Lettice Dumont-Adair on robots',
    subType: 'Interview',
    people: ['lettice-dumont-adair'],
    play: 'r-u-r',
    skills: ['choreography', 'movement-direction'],
    short: 'Three rules that made nineteen people into something else.',
    exchange: [
      [
        'What were the rules?',
        'Never begin two movements at once. Never move anything that is not needed. Never look at what you are touching.',
      ],
      [
        'It is horribly polite.',
        'Yes: that surprised us. We took away effort and what was left was manners.',
      ],
      [
        'And when Primus breaks one?',
        'He looks at her hand. That is all. People gasp, and they do not know what they have seen.',
      ],
    ],
  },
  {
    slug: 'ambrose-tekle-hart-on-fourteen-accents',
    name: 'Ambrose Tekle-Hart on fourteen accents',
    subType: 'Interview',
    people: ['ambrose-tekle-hart'],
    play: 'pygmalion',
    themes: ['language-and-communication'],
    skills: ['accent-and-dialect', 'voice-and-diction'],
    short: 'Coaching a play about coaching.',
    exchange: [
      [
        'Do you take accents away?',
        'I was taught to. Now I add. Everyone keeps the one they came with and gets another to play in.',
      ],
      [
        'Higgins guessed where the audience came from.',
        'And was wrong half of the time, which is better than the real ones. People move about. Vowels pack light.',
      ],
      [
        'What should teachers not do?',
        'Correct a child’s accent and call it diction. Consonants are diction. The rest is somebody’s grandmother.',
      ],
    ],
  },
  {
    slug: 'henrike-vaughan-osei-on-singing-actors',
    name: 'Henrike Vaughan-Osei on actors who do not sing',
    subType: 'Interview',
    people: ['henrike-vaughan-osei'],
    play: 'the-beggars-opera',
    form: 'ballad-opera',
    skills: ['singing', 'composition-for-theatre'],
    short: 'Tunes with a range of five notes, and why they work.',
    exchange: [
      [
        'Is it a compromise?',
        'It is a style. Gay’s actors were not opera singers either: that was the joke on opera.',
      ],
      [
        'How do you write for them?',
        'I ask them to read me the shopping list as if it mattered. Then I write down the tune they have already sung.',
      ],
      ['And if they are frightened?', 'Everybody hums. Nobody has ever been bad at humming.'],
    ],
  },
  {
    slug: 'barnaby-solano-reeve-on-questions',
    name: 'Barnaby Solano-Reeve on cards with questions',
    subType: 'Interview',
    people: ['barnaby-solano-reeve'],
    play: 'the-seagull',
    skills: ['dramaturgy', 'research-skills'],
    short: 'What a dramaturg keeps in a box.',
    exchange: [
      [
        'What is on the cards?',
        'Questions that rehearsal could not answer. “Has she read his story?” “What did they have for lunch?” I put a date on them.',
      ],
      [
        'You wrote the whole of Konstantin’s play.',
        'Somebody had to find out whether it was any good. It is. It is too long, and there is one idea in it that nobody else in the house has ever had.',
      ],
      ['What happens to the cards?', 'The next company to do the play may have them.'],
    ],
  },
  {
    slug: 'marguerite-eze-fielding-on-rhyme',
    name: 'Marguerite Eze-Fielding on rhyme',
    subType: 'Interview',
    people: ['marguerite-eze-fielding'],
    play: 'tartuffe',
    form: 'comedy-of-manners',
    skills: ['adaptation', 'rhyme'],
    short: 'Turning twelve French syllables into ten English ones, and who is allowed to notice.',
    exchange: [
      [
        'Why rhyme at all?',
        'Because it is a comedy about people who finish one another’s sentences. In prose they only interrupt.',
      ],
      [
        'Dorine knows that she is rhyming.',
        'She is the only one with a sense of form. When the others are stuck for a rhyme she hands it to them like a tray.',
      ],
      [
        'What is the hardest?',
        'The French have forty words that end in the same sound and every one is about love. We have “above” and “glove”. So I rhyme on what people do.',
      ],
    ],
  },
];
