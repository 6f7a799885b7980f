import type { Dossier } from '../dossier';

/** Shakespeare’s histories, romances and darker comedies. */
export const histories: readonly Dossier[] = [
  {
    play: 'henry-v',
    world: 'An English court looking for a reason, and a muddy road from Harfleur to Agincourt.',
    problem:
      'The Chorus praises what the scenes then complicate. If you believe only him you have a pageant, if you believe only the scenes you have a satire, and the play is both at once. The threats before Harfleur and the order to kill the prisoners are usually cut: cutting them is an interpretation.',
    moments: [
      [
        'Prologue',
        'An apology for the theatre that becomes its best advertisement. What does it ask us to do?',
      ],
      [
        '3.1 and 3.3, Harfleur',
        'A speech that makes men brave and a speech that makes a town surrender. Put them side by side.',
      ],
      ['4.1, the king in a cloak', 'He loses an argument with a private soldier and calls it a draw.'],
      ['5.2, the wooing', 'A conqueror who says that he cannot speak well, at length.'],
    ],
    characters: [
      ['Henry', 'an actor who has found the part'],
      ['The Chorus', 'the play’s press officer'],
      ['Fluellen', 'knows the rules of war and minds them'],
      ['Pistol', 'all noise, and the last of the old friends'],
      ['Michael Williams', 'asks the question that the king cannot answer'],
      ['Katherine', 'is learning the words for hands and necks'],
      ['The Dauphin', 'sends tennis balls'],
    ],
    pattern:
      'Counting. Ten thousand against five, names of the dead read from a paper, the four whose names are worth reading out. Listen for who is a name and who is a number.',
    questions: [
      'Who is responsible for the deaths of soldiers in a bad cause? Take Williams’s part.',
      'Why does the play need to say “imagine” so often?',
      'How does the news of Falstaff’s death change the war?',
      'The epilogue tells us that it was all lost again. Why end there?',
    ],
    lesson: {
      name: 'Henry V: two ways to speak to frightened people',
      aim: 'Compare two public speeches by the same man and find how rhetoric suits its listeners.',
      start:
        'Persuade a partner to cross an imaginary plank, first by praise, then by threat. Which left them wanting to go?',
      main: [
        'Read “Once more unto the breach” in small groups. Mark orders, flattery and pictures in three colours.',
        'Do the same for the threat to Harfleur. Give each speech to the same student, facing first the army and then the walls.',
      ],
      end: 'The army stands on the walls and hears its own speech again. What do they notice?',
      support: 'Use the first twelve lines of each.',
      stretch: 'Write the Harfleur speech in the style of the other, and say why it fails.',
    },
  },
  {
    play: 'richard-iii',
    world:
      'England after a civil war, when people who killed each other must now sit at one table and be cheerful.',
    problem:
      'Richard has to charm a theatre full of strangers for an hour and lose it. His body is much spoken of by others and used by him; how it is cast and shown is now the first question a production is asked. And there are so many dead before the play begins that the women who remember them must be made the play’s memory instead of its delay.',
    moments: [
      [
        '1.1, the first line',
        'The first word tells us when. He has a plan before he has finished describing the weather.',
      ],
      [
        '1.2, Lady Anne',
        'He woos a widow beside the coffin. It should be impossible and we should see it done.',
      ],
      ['3.7, the prayer book', 'A king is made by bad actors with a good script.'],
      ['4.4, the three queens', 'A school of cursing. It is the only scene in which he is out-talked.'],
    ],
    characters: [
      ['Richard', 'tells us everything and means some of it'],
      ['Buckingham', 'a kingmaker who asks for his fee at the wrong moment'],
      ['Queen Margaret', 'should be in France, and will not go'],
      ['Queen Elizabeth', 'sees him sooner than anyone'],
      ['Lady Anne', 'cursed herself without knowing'],
      ['Clarence', 'dreams his own death'],
      ['Hastings', 'thinks that he is good at reading faces'],
    ],
    pattern:
      'Prophecies and curses that come true to the letter. Keep a list: everyone gets what they swore.',
    questions: [
      'At what point did you stop enjoying him, and what did he do just before?',
      'How would you cast Richard today, and what would you tell the audience about it?',
      'Does Richmond say anything that Richard would not?',
      'What do the women know that the men do not?',
    ],
    lesson: {
      name: 'Richard III: making friends with the audience',
      aim: 'Use direct address to win an audience and notice the cost of being won.',
      start: 'Tell the class a small secret as if each of them were the only one trusted with it.',
      main: [
        'Prepare the first forty lines. Give every sentence to one listener, and wait for their face to answer.',
        'Interrupt with Clarence’s entrance: play brother to him and partner to us at the same time, using only the eyes.',
      ],
      end: 'Ask the listeners: at which line could you have stopped him, and did you want to?',
      support: 'Split the speech among five Richards, each with one fact to share.',
      stretch: 'Play it to an audience that has been told not to smile.',
    },
  },
  {
    play: 'coriolanus',
    world:
      'A young Rome short of bread, in which the people have just been given tribunes and the nobles have just noticed.',
    problem:
      'A hero who says what he thinks and thinks the people are scum cannot be played for sympathy, and the play dies without it. The crowd argues; it must be made of persons who change their minds for reasons. And the greatest scene ends in a silence that the stage direction asks for and that takes nerve.',
    moments: [
      ['1.1, the fable of the belly', 'An old politician stops a riot with a story. Is anyone fed?'],
      ['2.3, the voices', 'He must ask for votes in a gown of humility and cannot find a tone.'],
      ['3.3, “I banish you”', 'Five words that sound like victory.'],
      ['5.3, “holds her by the hand, silent”', 'Count to ten. Then count again.'],
    ],
    characters: [
      ['Caius Martius Coriolanus', 'honest to the point of treason'],
      ['Volumnia', 'counts his wounds as savings'],
      ['Menenius', 'everyone’s friend, until the gate'],
      ['Aufidius', 'has dreamed of him'],
      ['Sicinius', 'knows how to run a meeting'],
      ['Virgilia', 'is called his gracious silence, and is'],
    ],
    pattern:
      'Parts and wholes: belly and limbs, voices, tongues, a man “as if of himself alone”. The body is the play’s politics.',
    questions: [
      'Are the tribunes wrong?',
      'Should a candidate have to show their wounds?',
      'What does Volumnia win?',
      'Stage the silence: what is each person on stage waiting for?',
    ],
    lesson: {
      name: 'Coriolanus: asking for voices',
      aim: 'Explore status and sincerity in 2.3 by putting a reluctant candidate in front of real voters.',
      start: 'Ask three classmates for a small favour without thanking, praising or promising anything.',
      main: [
        'Half of the class are citizens with a real grievance on a card. The candidate has the lines and must get eight votes. Votes may be refused.',
        'Tribunes meet the citizens afterwards and change four of their minds with questions only.',
      ],
      end: 'Count the votes before and after. What made people move, his words or their friends’?',
      support: 'Give the candidate a prompter who whispers what he ought to say.',
      stretch: 'Play it with a candidate who is charming and false. Who gets more votes?',
    },
  },
  {
    play: 'the-winters-tale',
    world:
      'Sicilia, a court in which one glance goes wrong, and Bohemia, where sheep are sheared and songs are sold, with sixteen years between them.',
    problem:
      'The jealousy arrives in a few lines with no Iago to explain it. Then the play changes kind: a bear, a storm, a clown, a festival. Then a statue moves. A company has to believe that the three plays are one and that the last needs the second.',
    moments: [
      ['1.2, “Too hot, too hot”', 'He interprets what we also see. Make it innocent, and visible.'],
      [
        '3.2, the trial',
        'The oracle clears her, he denies the oracle, and the price is paid within ten lines.',
      ],
      [
        '3.3, the bear',
        'Tragedy leaves by one side and comedy enters by the other. It is the joint of the play.',
      ],
      ['5.3, the statue', 'It is required that you awake your faith. Stillness is the whole effect.'],
    ],
    characters: [
      ['Leontes', 'infects himself'],
      ['Hermione', 'defends herself without raising her voice'],
      ['Paulina', 'tells a king the truth for sixteen years'],
      ['Perdita', 'gives the right flowers to the wrong guests'],
      ['Polixenes', 'repeats his friend’s mistake in the sun'],
      ['Autolycus', 'steals purses and the fourth act'],
      ['Camillo', 'disobeys two kings and saves both'],
    ],
    pattern:
      'Hands: given, taken, paddled, refused, and at the end the warm one. “O, she’s warm” is the discovery.',
    questions: [
      'Does Leontes deserve what he is given back, and who is not given back?',
      'Has Hermione been alive all along? Does the production need to decide?',
      'What does Paulina want for herself?',
      'Why is a thief the happiest person in the play?',
    ],
    lesson: {
      name: 'The Winter’s Tale: seeing what is not there',
      aim: 'Show how an audience can be made to read one innocent action in two ways.',
      start:
        'In threes: two friends say goodbye. The third describes it to the class, first as affection, then as betrayal, changing no facts.',
      main: [
        'Stage the hand-giving in 1.2 while Leontes speaks to us. Hermione and Polixenes must change nothing between two runs; only Leontes may.',
        'Move the audience: behind Leontes, then behind Hermione.',
      ],
      end: 'Draw the two seats and the two plays that could be seen from them.',
      support: 'Use a still picture in place of the moving scene.',
      stretch: 'Light the two versions with one torch each.',
    },
  },
  {
    play: 'measure-for-measure',
    world: 'A Vienna of prisons, convents and brothels, left by its duke in the care of a man with no vices.',
    problem:
      'The Duke arranges everything, lies to a woman about her brother’s death and then proposes to her; a production must decide what it thinks of him. Isabella’s answer is not written. And the scene of the bargain has to be as dangerous as it is clever, with a public that has read the news.',
    moments: [
      [
        '2.2, the first plea',
        'She begins badly. Lucio coaches her: “You are too cold.” Cold is what moves Angelo.',
      ],
      ['2.4, the bargain', 'She does not understand him for sixty lines. Or does she?'],
      ['3.1, brother and sister', 'He says “death is a fearful thing” and she hears it as a demand.'],
      ['5.1, the offer', 'He asks twice. The page gives her nothing to say.'],
    ],
    characters: [
      ['Isabella', 'was about to take vows'],
      ['Angelo', 'surprised to find that he is a man'],
      ['The Duke', 'of dark corners'],
      ['Claudio', 'wants to live'],
      ['Lucio', 'cannot stop talking'],
      ['Mariana', 'has waited five years in a moated grange'],
      ['Pompey', 'asks the best legal question in the play'],
    ],
    pattern:
      'Substitution: a deputy for a duke, a head for a head, one woman for another in the dark. Everybody stands in for somebody.',
    questions: [
      'Is Isabella right to refuse?',
      'Who will believe her? The play has an answer in five words: find it.',
      'What is the Duke’s purpose, if he knows from the start?',
      'Devise three endings without adding a word.',
    ],
    lesson: {
      name: 'Measure for Measure: an ending without words',
      aim: 'Interpret an unwritten response through proxemics, pace and design.',
      start:
        'In pairs, ask the same question three times. The partner may only move: towards, away, or turn.',
      main: [
        'Read the last thirty lines. List everyone on stage and what Isabella now knows about each.',
        'In groups prepare one ending each: acceptance, refusal, neither. Decide who leaves last and what light they leave in.',
      ],
      end: 'Show without titles. The class names what she answered and which detail said it.',
      support: 'Offer six sets of moves on cards to order.',
      stretch: 'Stage it with Mariana as the centre of the picture.',
    },
  },
  {
    play: 'the-comedy-of-errors',
    world:
      'Ephesus, a trading town that is said to be full of witches, on the one day in which an old man will be executed at sunset.',
    problem:
      'It is Shakespeare’s shortest play and his fastest, and it begins with a very long story told slowly by a man about to die. If that story is funny the day has no clock; if it is only sad nobody is ready to laugh. After that, everything depends on the audience knowing which twin is which a second sooner than the people on stage.',
    moments: [
      ['1.1, Egeon’s tale', 'Give it pictures: it can be told with what is in the hall.'],
      ['2.2, dinner', 'A stranger is told off by a wife he has never met, and goes in.'],
      ['3.1, locked out', 'A man is kept from his own dinner by his own voice.'],
      ['5.1, two of each', 'When they meet, stop. It is the first quiet moment since morning.'],
    ],
    characters: [
      ['Antipholus of Syracuse', 'has been looking for himself for seven years'],
      ['Antipholus of Ephesus', 'has an increasingly bad day'],
      ['Dromio of Syracuse', 'is beaten for being right'],
      ['Dromio of Ephesus', 'likewise, elsewhere'],
      ['Adriana', 'is married to one of them'],
      ['Luciana', 'gives advice that she will regret'],
      ['Egeon', 'needs a thousand marks by five o’clock'],
    ],
    pattern:
      'A drop of water that seeks another drop in the ocean. Adriana and Antipholus use the same picture in different scenes, and neither hears the other.',
    questions: [
      'Is Adriana a joke?',
      'What would be lost if the twins really looked alike?',
      'Why is there an Abbess?',
      'How do you stage a beating in a comedy now?',
    ],
    lesson: {
      name: 'The Comedy of Errors: doors',
      aim: 'Build farce from precise entrances and see why an audience must be ahead of the characters.',
      start:
        'Two doors of tape on the floor. Enter by one with a secret; leave by the other having nearly been found out. Ten seconds each.',
      main: [
        'Stage 3.1 with one door. Mark on the script the exact syllable on which each knock and each voice comes.',
        'Play it half as fast with the same marks. Then at speed.',
      ],
      end: 'Take out one mark. What stops being funny?',
      support: 'Use three lines for each character and build up.',
      stretch: 'Play both Dromios with one actor and a hat.',
    },
  },
];
