import type { Dossier } from '../dossier';

/** English comedy from the Restoration to Shaw. */
export const mannerly: readonly Dossier[] = [
  {
    play: 'the-rover',
    world:
      'Naples at carnival, where English gentlemen without a king or money have come ashore, and women may speak because they are masked.',
    problem:
      'A very funny play with two attempted rapes in it. The charm of Willmore is a problem the play knows about. Behn gives her women plans, and a production should let them be as quick and as hungry as the men, and let the courtesan Angellica’s hurt be real when nobody has time for it.',
    moments: [
      ['1.1, two sisters', 'One is meant for an old husband, one for a convent. They decide to go out.'],
      ['2.2, Angellica’s price', 'He has no money and talks his way in. What does she give up?'],
      ['3.5 and 4.5, danger', 'The comedy tips over. Slow down; do not look away.'],
      ['5.1, the pistol', 'She has him at gunpoint and is interrupted.'],
    ],
    characters: [
      ['Hellena', 'was destined for a nun'],
      ['Willmore', 'a rover'],
      ['Florinda', 'escapes three times'],
      ['Belvile', 'deserves her'],
      ['Angellica Bianca', 'sets a price and then loves'],
      ['Blunt', 'is robbed and turns nasty'],
      ['Valeria', 'keeps up'],
    ],
    pattern:
      'Masks and portraits: who may be looked at, and at what cost. Angellica hangs her own picture out as a shop sign.',
    questions: [
      'What does a mask let each woman do?',
      'Is Willmore charming? Who says so?',
      'How do you stage the scenes of threat so that they are not jokes?',
      'What happens to Angellica?',
    ],
    lesson: {
      name: 'The Rover: two people bargaining in masks',
      aim: 'Play wit as negotiation with stakes for both.',
      start: 'In half-masks of card, haggle over a hat. Lose your temper and you lose the hat.',
      main: [
        'Read the first meeting of Hellena and Willmore. Mark each offer, counter-offer and walk-away.',
        'Play it with a marketplace going on. She must be free to leave at every line.',
      ],
      end: 'Take the masks off for the last four lines. What changes?',
      support: 'Use a cut of sixteen lines.',
      stretch: 'Compare with Beatrice and Benedick: who needs the other more?',
    },
  },
  {
    play: 'she-stoops-to-conquer',
    world: 'An old house that looks for all the world like an inn, one night’s drive from town.',
    problem:
      'One mistake must last five acts, so nobody may be stupid. Marlow’s shyness with ladies and boldness with barmaids is a fact about class as well as a joke. Tony Lumpkin cannot read, and is the author of everything.',
    moments: [
      ['1.2, the Three Pigeons', 'Tony invents the inn.'],
      ['2.1, Marlow and Kate', 'He does not once look her in the face. Neither may the actor.'],
      ['3.1, the apron', 'She tests a guess.'],
      ['5.2, the horse-pond', 'A mother thinks that she is forty miles from home, in her own garden.'],
    ],
    characters: [
      ['Kate Hardcastle', 'dresses one way for her father and another for herself'],
      ['Marlow', 'an idiot among ladies'],
      ['Tony Lumpkin', 'is of age, if only he knew'],
      ['Mr Hardcastle', 'loves everything that is old'],
      ['Mrs Hardcastle', 'has never seen London and does her hair for it'],
      ['Hastings', 'wants to elope and the jewels'],
      ['Constance Neville', 'would rather have the jewels first'],
    ],
    pattern:
      'Clothes and jewels: Kate’s two dresses, the box that is stolen three times, the wig tied to a chair.',
    questions: [
      'Who stoops, and what is conquered?',
      'Why can Marlow only be himself with someone he thinks beneath him?',
      'What would Tony’s letter to his mother say, if he could write?',
      'Is the trick kind?',
    ],
    lesson: {
      name: 'She Stoops to Conquer: not looking',
      aim: 'Create character from one physical rule.',
      start: 'Hold a conversation without ever meeting your partner’s eyes, and without seeming rude.',
      main: [
        'Stage the first interview. Marlow chooses six things in the room to look at. Kate may move them.',
        'Stage the barmaid scene with the opposite rule.',
      ],
      end: 'Play the last ten lines of each side by side. What has she learned?',
      support: 'Three objects and ten lines.',
      stretch: 'Kate lets him see her once by accident. When?',
    },
  },
  {
    play: 'the-school-for-scandal',
    world: 'London drawing rooms in which reputations are killed between the tea and the cards.',
    problem:
      'The gossips are the treat and the plot is the work. Two long scenes, the auction of the pictures and the falling screen, are as well made as anything in English; everything has to arrive at them in time. The jokes about moneylenders are of their age and need a decision.',
    moments: [
      ['1.1, Lady Sneerwell’s toilet', 'Character by character, a reputation is done to death.'],
      ['2.1, Sir Peter and Lady Teazle', 'A quarrel that both enjoy nearly as much as they mind it.'],
      ['4.1, the auction', 'He sells his ancestors and keeps one ugly uncle.'],
      ['4.3, the screen', 'Four people learn four things at one crash.'],
    ],
    characters: [
      ['Lady Teazle', 'came up from the country six months ago'],
      ['Sir Peter Teazle', 'old enough to know better'],
      ['Joseph Surface', 'has a sentiment for everything'],
      ['Charles Surface', 'has a bottle'],
      ['Lady Sneerwell', 'was slandered once'],
      ['Mrs Candour', 'would never repeat it'],
      ['Sir Oliver Surface', 'has come home in disguise'],
      ['Maria', 'walks out of the room'],
    ],
    pattern: 'Screens, newspapers, sentiments: things to stand behind.',
    questions: [
      'Why do people like Joseph?',
      'Is Charles good, or lucky?',
      'When the screen falls, who should we be looking at?',
      'Where is the school for scandal now?',
    ],
    lesson: {
      name: 'The School for Scandal: the screen falls',
      aim: 'Control focus at a moment of discovery with four reactions in order.',
      start: 'Drop a book behind the class. Replay everyone’s reaction in slow motion, one at a time.',
      main: [
        'Read the last page of the scene. List what each person knew before and knows after.',
        'Choose an order for the reactions and a length for the silence. Play it to a watch.',
      ],
      end: 'Change one person’s order. Whose scene has it become?',
      support: 'Reactions as still pictures first.',
      stretch: 'Play from behind the screen, with Lady Teazle as our eyes.',
    },
  },
  {
    play: 'the-importance-of-being-earnest',
    world: 'Half Moon Street, then a garden in Hertfordshire, at hours when food is served.',
    problem:
      'It must be played as though nobody had ever heard it before. Characters mean every absurd word; the smallest wink kills it. And under the wit is a society in which a name, a fortune and a station at Victoria decide whether you may exist.',
    moments: [
      ['Act 1, the interview', 'Lady Bracknell has a list and a pencil. The handbag is one item of it.'],
      ['Act 2, mourning', 'Jack enters in black for a brother who is in the dining room.'],
      ['Act 2, the tea', 'A fight conducted with sugar tongs.'],
      ['Act 3, the army lists', 'A man looks up his own name.'],
    ],
    characters: [
      ['Jack Worthing', 'is Ernest in town'],
      ['Algernon Moncrieff', 'is Ernest in the country, and hungry'],
      ['Gwendolen Fairfax', 'always carries her diary'],
      ['Cecily Cardew', 'has written his letters for him'],
      ['Lady Bracknell', 'was poor once, and will not be again'],
      ['Miss Prism', 'mislaid something'],
      ['Canon Chasuble', 'speaks in metaphor'],
      ['Lane', 'has only been married once'],
    ],
    pattern:
      'Appetite. Cucumber sandwiches, muffins, cake, bread and butter: nobody can be serious because nobody stops eating.',
    questions: [
      'What is Lady Bracknell afraid of?',
      'Does anyone in the play work?',
      'Which of the four lovers is in love?',
      'How would you say “a handbag”?',
    ],
    lesson: {
      name: 'The Importance of Being Earnest: tea as combat',
      aim: 'Sustain high status and perfect manners while fighting.',
      start: 'Compliment a partner until one of you cannot bear it.',
      main: [
        'Stage the tea with real cups. Every line must land on an action with an object: lump, slice, spoon.',
        'A servant stands by and must not react. Stage it again for the servant.',
      ],
      end: 'Which of the two won? Let the servant decide.',
      support: 'Learn eight lines and the moves of the sugar.',
      stretch: 'Play it in silence. Can we still tell who is Ernest’s fiancée?',
    },
  },
  {
    play: 'pygmalion',
    world:
      'Covent Garden in the rain, then a laboratory in Wimpole Street with a piano and too many tuning forks.',
    problem:
      'Everyone thinks that they know how it ends, and Shaw fought all his life against their ending. The comedy of the at-home depends on perfect vowels carrying the wrong news. The hard part is the play after the bet: what is to become of her?',
    moments: [
      ['Act 1, the notebook', 'A man writes down how the poor speak, and they think that he is the police.'],
      ['Act 3, the at-home', 'Her pronunciation is perfect. The subject is gin.'],
      ['Act 4, the slippers', 'They congratulate one another across her.'],
      ['Act 5, “I can do without you”', 'Which of them is teaching now?'],
    ],
    characters: [
      ['Eliza Doolittle', 'wanted a job in a flower shop'],
      ['Henry Higgins', 'treats a duchess as if she were a flower girl'],
      ['Colonel Pickering', 'said “Miss Doolittle”, and that was the education'],
      ['Mrs Higgins', 'sees the difficulty at once'],
      ['Alfred Doolittle', 'one of the undeserving poor'],
      ['Mrs Pearce', 'asks who will pay'],
      ['Freddy', 'writes three letters a day'],
    ],
    pattern:
      'Sounds written down: phonetic symbols, recordings, an “Ah-ow-oo” that comes back once when it is least expected.',
    questions: [
      'What did Eliza have before that she has lost?',
      'Should she marry anyone?',
      'Does changing your speech change you?',
      'What does Doolittle lose by being rich?',
    ],
    lesson: {
      name: 'Pygmalion: right sound, wrong subject',
      aim: 'Explore register by separating how something is said from what is said.',
      start: 'Report a playground fight in the voice of a royal commentator.',
      main: [
        'Read the at-home. Mark manner and matter in two colours. Where do they part company?',
        'Write and play ninety seconds of a formal occasion today in which one guest has the manner only.',
      ],
      end: 'Ask each listener what they were too polite to say.',
      support: 'Start from a list of formal phrases.',
      stretch: 'Play it so that she is the only honest person in the room.',
    },
  },
];
