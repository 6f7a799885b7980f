import type { InterviewText } from '../kinds';

/** Conversations about the company’s Shakespeare. */
export const companyInterviews: readonly InterviewText[] = [
  {
    slug: 'one-lamp-and-a-dark-room',
    name: 'One lamp and a dark room',
    subType: 'Interview',
    people: ['jolyon-farr-castellan', 'orla-bastable-mensah'],
    play: 'hamlet',
    recording: 'rec-interview-company',
    skills: ['lighting-design', 'colour-and-mood', 'analysing-design'],
    short:
      'The company’s lighting designer talks about the light in Hamlet, and the studio does what he describes.',
    exchange: [
      [
        'What is in it',
        'Orla Bastable-Mensah asks Jolyon Farr-Castellan where he began, why he lights from the side, when he lets light come from below, and why his cues are written in the margin of the play. It ends with an exercise that needs one lamp.',
      ],
      [
        'How to use it',
        'Stop at each chapter and let the class predict what the lamps will do next. Then follow it with the demonstration with three lamps.',
      ],
    ],
  },
  {
    slug: 'the-company-on-starting-again',
    name: 'The company on starting again',
    subType: 'Panel discussion',
    people: ['maren-oduya-thwaite', 'bram-okonjo-leith', 'solveig-marchbank'],
    skills: ['rehearsal-techniques', 'collaboration'],
    themes: ['community'],
    short:
      'Three members of the company talk about making a play and about what they do when it is not working.',
    exchange: [
      [
        'What do you do on the first day?',
        'Maren Oduya-Thwaite: We read the play sitting on the floor, and nobody reads their own part. You hear what the others need from it.',
      ],
      [
        'And when it is not working?',
        'Bram Okonjo-Leith: We put the set away. If a scene cannot be done with two people and a chair, it cannot be done with a castle.',
      ],
      [
        'How do you know that it is ready?',
        'Solveig Marchbank: When they can whisper it. A scene that works in a whisper does not need to be mended with shouting.',
      ],
    ],
  },
  {
    slug: 'cosmo-adeyinka-lisle-on-cutting-hamlet',
    name: 'Cosmo Adeyinka-Lisle on cutting Hamlet',
    subType: 'Interview',
    people: ['cosmo-adeyinka-lisle'],
    play: 'hamlet',
    skills: ['directorial-concept', 'text-analysis'],
    short: 'How four hours became two, and the one scene that he put back.',
    exchange: [
      [
        'What went first?',
        'Everything that tells us what we are about to be shown. Then the second gravedigger, which I regret, and most of the ambassadors.',
      ],
      [
        'You kept Fortinbras.',
        'I took him out for a fortnight. The end became very sad and very private. With him it is a handover of power, and the sadness has to be done in front of strangers.',
      ],
      [
        'What did you put back?',
        'The scene in which Polonius sends a man to spy on his own son. It is always cut. Without it the court is a family; with it, it is a system.',
      ],
    ],
  },
  {
    slug: 'renwick-obuya-on-playing-macbeth',
    name: 'Renwick Obuya on playing Macbeth',
    subType: 'Interview',
    people: ['renwick-obuya'],
    play: 'macbeth',
    skills: ['characterisation', 'soliloquy-and-monologue'],
    short: 'An actor on playing a man who sees exactly what he is doing.',
    exchange: [
      [
        'Is he a villain?',
        'He is a man with a very good imagination who is married to somebody with none, until the night it is the other way round.',
      ],
      [
        'Where is the hardest moment?',
        'The banquet is loud, so it looks hard. The hardest is the scene with the murderers. He has to persuade two strangers, and he is boring. You must let him be boring.',
      ],
      [
        'And “Tomorrow, and tomorrow”?',
        'Somebody tells him that his wife is dead and he talks about time. I stopped trying to be sad. I just tried to count.',
      ],
    ],
  },
  {
    slug: 'wilhelmina-stroud-okeke-on-one-new-object',
    name: 'Wilhelmina Stroud-Okeke on one new object',
    subType: 'Interview',
    people: ['wilhelmina-stroud-okeke'],
    skills: ['set-design', 'props-making', 'analysing-design'],
    themes: ['work'],
    short: 'A designer explains a rule that began as a shortage of money and stayed when there was some.',
    exchange: [
      [
        'Why only one new thing for each play?',
        'Because then everybody has to agree what the play is about. For Macbeth it was the table. For The Winter’s Tale we argued for six weeks and it was a broom.',
      ],
      [
        'What if it is the wrong one?',
        'Then nobody uses it. I watch rehearsals with a pencil and mark every time it is touched. If there are fewer than twenty marks, I take it away.',
      ],
      [
        'Is the store not limiting?',
        'The audience knows our chairs. When a chair that was a throne last year is a doctor’s waiting room this year, that is free meaning.',
      ],
    ],
  },
  {
    slug: 'solveig-marchbank-on-whispering',
    name: 'Solveig Marchbank on whispering',
    subType: 'Masterclass',
    people: ['solveig-marchbank', 'noor-halloway-senn'],
    play: 'twelfth-night',
    skills: ['speaking-verse', 'voice-and-diction'],
    short: 'A voice coach takes an actor through Viola’s ring speech at four volumes.',
    exchange: [
      [
        'Why start lying down?',
        'Because nobody can impress anybody lying down. You find out which words you were pushing.',
      ],
      [
        'Noor, what changed in the whisper?',
        'I noticed that she answers her own questions. When it was loud I was asking the audience. In the whisper I was just finding out.',
      ],
      [
        'And at full voice again?',
        'You keep the finding out, and give it to the back row. That is the whole of the craft, and it takes about ten years.',
      ],
    ],
  },
  {
    slug: 'kwabena-silverthorn-on-the-last-fight',
    name: 'Kwabena Silverthorn on the last fight',
    subType: 'Interview',
    people: ['kwabena-silverthorn'],
    play: 'macbeth',
    skills: ['stage-combat', 'movement-direction'],
    short: 'Why the fight at the end of Macbeth should be short, and who decides when it stops.',
    exchange: [
      [
        'What did you want the audience to feel?',
        'Tired. They have been frightened for two hours. I did not want them entertained now.',
      ],
      [
        'The actors stop the fight themselves.',
        'Macduff says the thing about his birth, and the other man’s arm goes down. He could go on; he is the better swordsman. He is simply not there any more.',
      ],
      [
        'How do you rehearse safely?',
        'Slowly, every day, and out loud. They say what they are doing as they do it: “I am going to your left, are you ready?” By the end the question is inside the movement and nobody hears it.',
      ],
    ],
  },
  {
    slug: 'ines-and-eskil-on-old-age',
    name: 'Inès Quarrington and Eskil Marchetti-Doyle on playing the old',
    subType: 'Interview',
    people: ['ines-quarrington', 'eskil-marchetti-doyle'],
    play: 'king-lear',
    themes: ['ageing'],
    skills: ['characterisation', 'movement-and-physicality'],
    short: 'Two actors on what to leave out when playing eighty.',
    exchange: [
      [
        'What is the mistake?',
        'Inès: Doing old. Shaking, stooping. Old people spend a great deal of effort on not stooping.',
      ],
      [
        'What do you play instead?',
        'Eskil: Care. He puts a foot down as if the floor might have been moved. Then, now and then, he forgets, and he is thirty.',
      ],
      [
        'And the voice?',
        'Inès: I take away hurry. That is all. Cordelia hears it before anyone else, because she has listened for longest.',
      ],
    ],
  },
  {
    slug: 'calliope-drummond-yates-on-the-prompt-book',
    name: 'Calliope Drummond-Yates on the prompt book',
    subType: 'Interview',
    people: ['calliope-drummond-yates', 'idris-mackelwood'],
    skills: ['stage-management', 'prompt-book', 'calling-a-show'],
    themes: ['work'],
    short: 'What is written in the margin, by whom, and who may rub it out.',
    exchange: [
      [
        'What is in it?',
        'Calliope: The text, with everything that happens to it. Moves, cues, calls, the minute at which the kettle goes on. If we were all run over, another crew could do the show.',
      ],
      [
        'Who may change it?',
        'Calliope: I may. In pencil until the dress rehearsal, and then Idris may, and then nobody.',
      ],
      [
        'Idris, what is it like to call a show?',
        'It is like reading aloud to somebody who can do what you read. You say “go” a hundred times and nobody in the audience knows that you exist. I find it very restful.',
      ],
    ],
  },
  {
    slug: 'orla-bastable-mensah-on-planning-backwards',
    name: 'Orla Bastable-Mensah on planning backwards from the bell',
    subType: 'Interview',
    people: ['orla-bastable-mensah'],
    skills: ['rehearsal-techniques', 'working-with-actors'],
    themes: ['education'],
    short:
      'The company’s head of learning on fifty-minute lessons, wet halls and the one exercise that you should not cut.',
    exchange: [
      [
        'How do you plan?',
        'From the last five minutes. What will they say to each other in the corridor? If I do not know, I have a list of activities and no lesson.',
      ],
      [
        'What goes when you run out of time?',
        'The second exercise. There is always a second one, because we are frightened that the first will fail. It will not.',
      ],
      [
        'What never goes?',
        'Showing. Five minutes in which somebody watches somebody. Otherwise it was exercise, not theatre.',
      ],
    ],
  },
  {
    slug: 'mireille-stanhope-adu-on-captions',
    name: 'Mireille Stanhope-Adu on captions',
    subType: 'Interview',
    people: ['mireille-stanhope-adu', 'linus-corvane'],
    skills: ['captioning', 'audio-description', 'live-camera'],
    themes: ['language-and-communication'],
    short: 'Where to break a line of verse on a screen, and how to caption a silence.',
    exchange: [
      [
        'Do you follow the verse or the sense?',
        'Mireille: The verse, if it fits. A reader should be able to hear the line end. If I must break it, I break before the word that changes everything, never after.',
      ],
      [
        'How do you caption a pause?',
        'Mireille: I leave the last caption up and let it go out. Then there is nothing, and nothing is what there was.',
      ],
      [
        'Does it change how you film?',
        'Linus: Yes. I keep faces out of the bottom fifth of the picture. It has made me a better cameraman: there is more ceiling in our work, and more night.',
      ],
    ],
  },
];
