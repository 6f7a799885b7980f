import type { Dossier } from '../dossier';

/** The early English playhouses. */
export const early: readonly Dossier[] = [
  {
    play: 'doctor-faustus',
    world: 'Wittenberg, a study full of books, and then anywhere he likes.',
    problem:
      'The beginning and end are among the best verse in English and the middle is practical jokes. Either the jokes are what he sold his soul for, and that is the tragedy, or they must be cut. Two texts survive, of 1604 and 1616, and they disagree about how free he is.',
    moments: [
      ['Scene 1, the books', 'He drops each subject by misquoting it. Give him real books.'],
      ['The contract', 'His blood stops flowing. He has to ask for fire.'],
      ['Helen', 'He asks for the most beautiful woman in the world and gets a spirit who says nothing.'],
      ['The last hour', 'A clock, and a mind trying to stop it. Half the time passes in thirty lines.'],
    ],
    characters: [
      ['Faustus', 'the cleverest man in Germany'],
      ['Mephistopheles', 'warns him against it'],
      ['Wagner', 'copies his master in small'],
      ['The Good and Evil Angels', 'disagree, at his ears'],
      ['Lucifer', 'arrives when Faustus calls on someone else'],
      ['The Old Man', 'is not afraid'],
    ],
    pattern:
      'Clocks and contracts. The play gives him twenty-four years and us two hours, and the last of his is told minute by minute.',
    questions: [
      'When is it too late?',
      'Why does the devil tell the truth?',
      'What would you do with the clowns?',
      'Which is worse for Faustus, hell or having wasted it?',
    ],
    lesson: {
      name: 'Doctor Faustus: the last hour',
      aim: 'Use tempo and sound to stage time running out in a soliloquy.',
      start: 'Sit for what you think is one minute. Raise a hand. See the range.',
      main: [
        'Mark the clock in the last speech: eleven, the half-hour, twelve. Divide the lines between. How unequal are the halves?',
        'Groups play the speech with a live pulse: a tap, a breath, a drip. The pulse may not speed up; only he may.',
      ],
      end: 'Stop the pulse before the last line, then after. Which is twelve o’clock?',
      support: 'Use fifteen lines with the clock marked.',
      stretch: 'Let the Good Angel keep the pulse. What changes?',
    },
  },
  {
    play: 'the-duchess-of-malfi',
    world: 'A court in the south of Italy, with candlelight, keys and brothers.',
    problem:
      'After the heroine dies there is a whole act to come, full of corpses, and it is hers: her steadiness is what the rest are measured against. The horrors of the fourth act were made for candlelight and can become a sideshow in electric. And Bosola, who watches and does as he is paid, has to be the person in whom something happens.',
    moments: [
      ['1.1, the ring', 'She proposes to her steward. He kneels; she tells him to stand.'],
      ['3.2, hair and dagger', 'Chatting with her back turned, she does not know that the room has emptied.'],
      ['4.1, the dead hand', 'A scene in the dark. Decide what the audience can see.'],
      ['4.2, “I am Duchess of Malfi still”', 'Who is she telling?'],
    ],
    characters: [
      ['The Duchess', 'has a title and no name'],
      ['Bosola', 'a scholar who needed work'],
      ['Ferdinand', 'her twin'],
      ['The Cardinal', 'keeps his voice low'],
      ['Antonio', 'good at accounts'],
      ['Cariola', 'keeps the secret for as long as it can be kept'],
    ],
    pattern:
      'Light. Torches, tapers, dark rooms, “Look you, the stars shine still.” The first audiences saw it by candles that had to be trimmed between the acts.',
    questions: [
      'Why do the brothers forbid it?',
      'Is the last act a mistake?',
      'What makes Bosola turn?',
      'Design the fourth act for one source of light.',
    ],
    lesson: {
      name: 'The Duchess of Malfi: a scene in the dark',
      aim: 'Explore how hiding and revealing affect an audience’s fear.',
      start:
        'Blindfold a volunteer, who names objects placed in the hand. The class watches what the face does before it knows.',
      main: [
        'Read 4.1 up to the lights. Three groups decide on three conditions: the audience sees everything, sees what she sees, sees nothing.',
        'Play the thirty lines in each condition with a glove as the prop.',
      ],
      end: 'Which was kindest to the actor playing her? Which was kindest to us?',
      support: 'Use sound only, with the audience’s eyes shut.',
      stretch: 'Plot the candles: which are lit, by whom, and who snuffs them.',
    },
  },
  {
    play: 'the-alchemist',
    world:
      'A house in Blackfriars in time of plague: the master is away, and the servant has let it to crime.',
    problem:
      'Three swindlers run seven victims through one house with one door, and the audience must follow four languages of nonsense. Its engine is speed, its fuel is vocabulary. Cut the jargon and the plot is bare; keep all of it and nobody hears the plot.',
    moments: [
      ['1.1, the quarrel', 'It begins with an insult in the middle of a fight. Nobody has time to explain.'],
      ['2.2, Sir Epicure’s dream', 'A menu so magnificent that you nearly want him to have it.'],
      ['4.5, the explosion', 'Off stage, and very convenient.'],
      ['5.3, the master at the door', 'The neighbours tell the truth and nobody believes them.'],
    ],
    characters: [
      ['Face', 'is one person to everyone'],
      ['Subtle', 'half believes his own science'],
      ['Doll Common', 'holds the firm together'],
      ['Sir Epicure Mammon', 'has already spent it'],
      ['Abel Drugger', 'wants to know where to put his shelves'],
      ['Dapper', 'is left in a cupboard with a gingerbread gag'],
      ['Surly', 'is right and gets nothing'],
      ['Lovewit', 'forgives what he can profit by'],
    ],
    pattern: 'Knocks at the door. Every one of them changes who Face is. Mark them and you have the score.',
    questions: [
      'Who, if anyone, is innocent?',
      'Why does the honest man lose?',
      'What would the three sell today, and to whom?',
      'Should Lovewit get away with it?',
    ],
    lesson: {
      name: 'The Alchemist: three people who are many',
      aim: 'Multi-role at speed with one clear change of body, voice and object for each part.',
      start:
        'Call out jobs. On each call change three things: spine, rhythm, eyes. Freeze; the class guesses.',
      main: [
        'Plan a one-minute scene with a door, three cheats and four callers, no one allowed to meet another.',
        'Add two lines of Jonson’s jargon that must be said with complete belief.',
      ],
      end: 'Audience marks each change that was late. Play again.',
      support: 'Two callers only.',
      stretch: 'A caller comes back too early.',
    },
  },
  {
    play: 'everyman',
    world:
      'Nowhere and anywhere, about 1500: a man, a road, a book of accounts and a messenger called Death.',
    problem:
      'Allegory can look like a queue of labels. It works when each friend’s excuse is one that we have made ourselves. The doctrine belongs to its time; the fear does not, and a company of any faith or none has to find what it can say honestly.',
    moments: [
      ['Death’s summons', 'He is polite. Everyman tries to pay.'],
      ['Fellowship’s promise', 'He would go to hell with him, until told where they are going.'],
      ['Goods in the corner', 'Wealth cannot move for being tied up in bags, and laughs.'],
      ['The grave', 'Beauty goes first. Then Strength, Discretion, Five Wits. Watch the order.'],
    ],
    characters: [
      ['Everyman', 'thought there was time'],
      ['Death', 'a messenger with a list'],
      ['Fellowship', 'offers a drink'],
      ['Kindred and Cousin', 'have cramp in the toe'],
      ['Goods', 'was lent, not given'],
      ['Good Deeds', 'cannot stand, at first'],
      ['Knowledge', 'will be his guide'],
    ],
    pattern:
      'The book of accounts, blotted so that it cannot be read. Make it real and let it get heavier or lighter.',
    questions: [
      'Which refusal is most like one you have heard?',
      'Why can Good Deeds not stand, and what changes it?',
      'Could the play be done without God?',
      'What would your Everyman’s Goods be?',
    ],
    lesson: {
      name: 'Everyman: five ways of saying no',
      aim: 'Devise modern equivalents of allegorical figures and play a refusal truthfully.',
      start: 'A asks B for help moving house. B says no in five ways without the word.',
      main: [
        'Each group takes one friend from the play and writes the excuse in today’s words, keeping the promise that came first.',
        'One Everyman travels from group to group. Nobody may be unkind.',
      ],
      end: 'Everyman says which hurt most. The class compares it with the order in the play.',
      support: 'Begin with the original lines and replace one phrase.',
      stretch: 'Give Death a scene in which it is he who is afraid.',
    },
  },
];
