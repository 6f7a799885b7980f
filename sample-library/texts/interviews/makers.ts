import type { InterviewText } from '../kinds';

/** Those who call, film, teach and move. */
export const makerInterviews: readonly InterviewText[] = [
  {
    slug: 'severin-aldous-kaye-on-what-cannot-be-said',
    name: 'Severin Aldous-Kaye on what cannot be said',
    subType: 'Interview',
    people: ['severin-aldous-kaye'],
    play: 'the-cherry-orchard',
    skills: ['adaptation', 'vocabulary'],
    short: 'A translator’s list of words without an English.',
    exchange: [
      [
        'Is it a long list?',
        'It is mostly small words. Particles. Somebody says a thing and adds a syllable that means “as you very well know”. English does it with a look.',
      ],
      ['What do you do?', 'I leave room for the look.'],
      [
        'Firs has a word of his own.',
        'He calls them all something like “you half-baked person”. Everyone translates it differently. I let the actor mutter, and nobody has ever asked.',
      ],
    ],
  },
  {
    slug: 'linus-corvane-on-leaving-actors-alone',
    name: 'Linus Corvane on leaving actors alone',
    subType: 'Interview',
    people: ['linus-corvane'],
    play: 'macbeth',
    skills: ['live-camera', 'acting-for-camera'],
    short: 'Filming a speech in one take, three times, and using the one that did not count.',
    exchange: [
      [
        'You used the practice one.',
        'He thought that I was checking the focus. It is the only one in which he was not helping.',
      ],
      ['One camera?', 'Two cameras have an opinion. One has a place to stand.'],
      [
        'Where do you stand?',
        'Where somebody would be if they had come in by mistake and not liked to leave.',
      ],
    ],
  },
  {
    slug: 'idris-mackelwood-on-the-word-go',
    name: 'Idris Mackelwood on the word “go”',
    subType: 'Interview',
    people: ['idris-mackelwood'],
    skills: ['calling-a-show', 'deputy-stage-management'],
    themes: ['work'],
    short: 'Two letters, a hundred and twelve times a night.',
    exchange: [
      [
        'Do you feel the show?',
        'I breathe with it. If I am late it is because I have stopped listening and begun to watch.',
      ],
      [
        'What do you do when something goes wrong?',
        'I lower my voice. Everybody on the headset thinks that I know something.',
      ],
      ['And do you?', 'I know what the next cue is. It is generally enough.'],
    ],
  },
  {
    slug: 'dorian-ashgrove-patel-on-failing-cheerfully',
    name: 'Dorian Ashgrove-Patel on failing cheerfully',
    subType: 'Interview',
    people: ['dorian-ashgrove-patel'],
    form: 'clowning',
    skills: ['clowning', 'improvisation'],
    themes: ['education'],
    short: 'Why a class should see its teacher drop things.',
    exchange: [
      ['Do you plan to fail?', 'I plan to do something just too hard. Then I do not need to act.'],
      [
        'What does it teach?',
        'That the sky stays up. A fifteen-year-old will do almost anything not to be seen failing, including nothing at all.',
      ],
      ['And if it falls flat?', 'Then I have failed at failing, and they are delighted.'],
    ],
  },
  {
    slug: 'thandeka-merriweather-on-writing-guides',
    name: 'Thandeka Merriweather on writing guides',
    subType: 'Interview',
    people: ['thandeka-merriweather'],
    skills: ['essay-writing', 'research-skills'],
    themes: ['education'],
    short: 'What a study guide should leave out.',
    exchange: [
      [
        'What do you leave out?',
        'The plot after the middle. The themes in a list. Anything that a student could copy without having read.',
      ],
      [
        'What goes in?',
        'The problem that the company had. If you know what was difficult, you can see what was chosen.',
      ],
      ['How do you know that it works?', 'They come to the show and disagree with me.'],
    ],
  },
  {
    slug: 'orla-bastable-mensah-on-plays-that-need-care',
    name: 'Orla Bastable-Mensah on plays that need care',
    subType: 'Interview',
    people: ['orla-bastable-mensah', 'cosmo-adeyinka-lisle'],
    play: 'spring-awakening',
    skills: ['working-with-actors', 'health-and-safety'],
    guidance: ['adult-themes'],
    short: 'Working on difficult material with the young: who is in the room, and who can leave it.',
    exchange: [
      [
        'Did you hesitate?',
        'Cosmo: For four years. Then Orla wrote down what would have to be true before we could, and it was eleven things.',
      ],
      [
        'Such as?',
        'Orla: Nobody under twenty-four in the cast. A counsellor in the room with the power to stop it. Nothing shown that is told. And a way out of the building that does not go past anyone.',
      ],
      ['Would you do it again?', 'Orla: With the eleven things.'],
    ],
  },
  {
    slug: 'calliope-drummond-yates-on-lost-tours',
    name: 'Calliope Drummond-Yates on lost tours',
    subType: 'Interview',
    people: ['calliope-drummond-yates'],
    skills: ['touring', 'stage-management'],
    themes: ['work'],
    short: 'Sixty school halls, four doors on wheels and one wig.',
    exchange: [
      [
        'What is in the van?',
        'The set, the cast, the kettle, a box marked “not this one”. In that order of importance, backwards.',
      ],
      ['What do halls have in common?', 'A piano that may not be moved. We have acted round sixty pianos.'],
      ['The wig?', 'It is in Carlisle. We have had a card.'],
    ],
  },
  {
    slug: 'kwabena-silverthorn-on-stokers',
    name: 'Kwabena Silverthorn on stokers',
    subType: 'Interview',
    people: ['kwabena-silverthorn'],
    play: 'the-hairy-ape',
    form: 'expressionism',
    skills: ['movement-direction', 'ensemble-playing'],
    short: 'Rhythm that gets into an audience’s breath.',
    exchange: [
      [
        'How did you find it?',
        'We shovelled. Real shovels, sand, twenty minutes. The bodies find the cheapest way, and the cheapest way is a rhythm.',
      ],
      [
        'The audience breathes with it.',
        'By the third scene. Then we stop on the wrong beat. You can hear two hundred people wait to be told to breathe.',
      ],
      ['Is that fair?', 'It is what the ship does to him.'],
    ],
  },
  {
    slug: 'wilhelmina-stroud-okeke-on-a-broom',
    name: 'Wilhelmina Stroud-Okeke on a broom',
    subType: 'Interview',
    people: ['wilhelmina-stroud-okeke', 'ysolde-achterberg'],
    play: 'the-winters-tale',
    skills: ['set-design', 'props-making'],
    short: 'Six weeks of argument about one object for The Winter’s Tale.',
    exchange: [
      ['What were the others?', 'Wilhelmina: A cradle, an hourglass, a bear. Ysolde wanted a bear.'],
      ['Ysolde?', 'I still want a bear.'],
      [
        'Why the broom?',
        'Wilhelmina: Somebody has to clear up after him. Then Time comes on, and it is children, and they are sweeping. We all went rather quiet.',
      ],
    ],
  },
  {
    slug: 'mireille-stanhope-adu-on-describing-a-statue',
    name: 'Mireille Stanhope-Adu on describing a statue',
    subType: 'Masterclass',
    people: ['mireille-stanhope-adu'],
    play: 'the-winters-tale',
    skills: ['audio-description', 'access-in-theatre'],
    short: 'What to say while an actor does nothing for eleven minutes.',
    exchange: [
      [
        'What do you say?',
        'Very little. “She has not moved.” Then, much later, “She has not moved.” The listeners told me afterwards that their own hands went cold.',
      ],
      [
        'And when she does?',
        'I was silent. Paulina says “’Tis time; descend.” It would have been a crime to get there first.',
      ],
      [
        'Exercise?',
        'Describe a person asleep to someone who cannot see them, so that they know that it is sleep.',
      ],
    ],
  },
];
