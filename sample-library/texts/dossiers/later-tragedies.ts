import type { Dossier } from '../dossier';

/** Shakespeare’s tragedies: Othello, King Lear, Julius Caesar. */
export const laterTragedies: readonly Dossier[] = [
  {
    play: 'othello',
    world: 'Venice by night and then Cyprus, a garrison with the war called off and nothing to do.',
    problem:
      'Iago talks to us, and we cannot answer. A production has to decide how far it lets the audience enjoy him before they find themselves guilty. It must also make Othello’s fall credible in one long scene, and treat the racism of the play as a thing people do in it rather than as weather.',
    moments: [
      [
        '1.3, the Senate',
        'Othello wins a courtroom by telling a story. The Duke believes it: notice who does not.',
      ],
      ['3.3, the temptation', 'The hinge of the play. Time it. It is long because persuasion is slow.'],
      [
        '4.3, the willow scene',
        'Two women, pins, a song, and the plainest argument about marriage in the play.',
      ],
      ['5.2, the bed', 'He calls it sacrifice. She calls it what it is.'],
    ],
    characters: [
      ['Othello', 'a commander whose calm is his authority'],
      ['Iago', 'honest, as everyone keeps saying'],
      ['Desdemona', 'chose her husband in front of the Senate and would again'],
      ['Emilia', 'tells the truth too late, knowing the price'],
      ['Cassio', 'courteous, ambitious, no head for drink'],
      ['Roderigo', 'pays for everything'],
      ['Brabantio', 'invited Othello to his house until it mattered'],
    ],
    pattern:
      'The word honest, said of Iago more than of anyone. Underline it in the script and watch it change meaning without changing spelling.',
    questions: [
      'Is Iago’s motive hidden, missing, or plural?',
      'Bianca and Emilia both lose by being loyal. How would you make an audience notice them?',
      'The handkerchief is dropped in a moment. Who could pick it up, and who sees?',
      'What does your production do to keep Othello’s difference from becoming his explanation?',
    ],
    lesson: {
      name: 'Othello: how a suggestion works',
      aim: 'Analyse how 3.3 persuades by pauses, echoes and half-sentences, and play the technique.',
      start:
        'In pairs, A describes a harmless weekend. B may say only “Indeed?” and “Nothing, nothing.” Notice when A starts to defend themselves.',
      main: [
        'Read the first hundred lines of the temptation. Mark each time Iago repeats Othello’s word, stops short, or says less than he could.',
        'Play it with Iago never looking at Othello, then always looking. A third student freezes the scene when doubt has grown and names the cause.',
      ],
      end: 'Write the one sentence that did the damage, on the board, without looking. See how many differ.',
      support: 'Work on the thirty lines from “My noble lord” with a glossary.',
      stretch: 'Compare with Emilia’s speech in 4.3: how does an honest argument sound different?',
    },
  },
  {
    play: 'king-lear',
    world:
      'A Britain before history, divided on a map in the first scene and then without walls: heath, hovel, cliff, camp.',
    problem:
      'The love-test looks foolish unless we see what the king expects from it. The storm has to be survived by the actor who must be heard in it. And there are two families: if the Gloucester plot is hurried, the blinding becomes a shock instead of a consequence.',
    moments: [
      [
        '1.1, the division',
        'The map is ready and the shares are already cut. The test is theatre, and one daughter will not act.',
      ],
      [
        '2.4, the hundred knights',
        'A hundred, fifty, five-and-twenty, ten, five, one. Stage it as subtraction.',
      ],
      [
        '4.6, Dover',
        'A blind man jumps from nowhere. The stage is flat and he believes in the cliff, and so must we, until we cannot.',
      ],
      ['5.3, the last entrance', 'Four words of the same word. Do not decorate it.'],
    ],
    characters: [
      ['Lear', 'wants to give up work and keep the title'],
      ['Cordelia', 'answers the question that was asked'],
      ['Goneril', 'has a case in the first two acts'],
      ['Regan', 'always goes one further'],
      ['The Fool', 'tells jokes that are all the same warning'],
      ['Gloucester', 'believes the first letter he is shown'],
      ['Edgar', 'plays five parts to stay alive'],
      ['Edmund', 'asks why, charmingly'],
    ],
    pattern:
      'Nothing. Cordelia says it, the Fool plays with it, Lear learns it. The word is the smallest prop in the play and it never leaves the stage.',
    questions: [
      'Would you rather keep house with Lear’s knights or without them? Argue for Goneril.',
      'Why does Edgar not tell his father who he is?',
      'Is anything redeemed at the end? Find the line you would use as evidence.',
      'How would you make a storm with six people and no recording?',
    ],
    lesson: {
      name: 'King Lear: subtraction',
      aim: 'Stage 2.4 as a bargaining scene and see status fall in exact steps.',
      start:
        'Status line: each student draws a playing card and stands by its value, without looking, judging only by how others greet them.',
      main: [
        'Read from Lear’s arrival at Gloucester’s house. On each number he is offered he loses one thing: a step of height, a follower, a chair, his coat.',
        'Replay with the daughters as gentle as they can be. Which is worse to watch?',
      ],
      end: 'Finish with Lear’s “O, reason not the need” spoken from the lowest place reached. Discuss what a person needs that is not need.',
      support: 'Prepare the six numbers on cards with one line each.',
      stretch: 'Design the same scene for traverse staging, with the daughters at opposite ends.',
    },
  },
  {
    play: 'julius-caesar',
    world: 'Rome on a holiday, its streets full, its republic nervous, its omens all misread.',
    problem:
      'The title part is dead by the middle. Interest must pass from Caesar to Brutus to the crowd and to Antony without a drop, and the crowd, which is the play’s largest character, has to be played by however few people there are.',
    moments: [
      ['2.1, the orchard', 'Brutus argues from what Caesar might become. He has no evidence and knows it.'],
      [
        '3.1, the murder',
        'After twenty-three wounds they do not know what to do next. That silence is the play.',
      ],
      [
        '3.2, the two speeches',
        'Brutus speaks prose to reason, Antony verse to feeling. Listen to the crowd, not to the speaker.',
      ],
      ['3.3, Cinna the poet', 'Twelve lines that show what the speech was for.'],
    ],
    characters: [
      ['Brutus', 'an honest man who makes every practical decision wrong'],
      ['Cassius', 'right about nearly everything and envious'],
      ['Mark Antony', 'underestimated because he likes parties'],
      ['Julius Caesar', 'speaks of himself by name'],
      ['Portia', 'asks for a share in a secret and gets it'],
      ['Calpurnia', 'correct, and overruled'],
      ['Casca', 'a joker until he strikes first'],
    ],
    pattern:
      'Names. Caesar becomes a title, Brutus is praised for an ancestor, Cinna dies for the wrong one. Who is called what, and by whom?',
    questions: [
      'Could the conspirators have succeeded? What is their first mistake?',
      'Antony says that he is no orator. List five things an orator does that he does.',
      'How few actors can make a Roman crowd, and what would you give each of them?',
      'Does the play take a side?',
    ],
    lesson: {
      name: 'Julius Caesar: turning a crowd',
      aim: 'Explore rhetoric by playing the crowd in 3.2 and tracking the moment at which opinion changes.',
      start:
        'Stand on a line from “agree” to “disagree”. A speaker has one minute to move people on a trivial question. Move only when honestly moved.',
      main: [
        'Divide Antony’s speech into eight parts. The crowd has a rope on the floor as its opinion: step when he moves you and shout why.',
        'Repeat as individuals with a secret: one owes Caesar money, one lost a son, one is paid by Antony.',
      ],
      end: 'Name the device used at each step: repetition, pause, prop, question, tear. Which was the prop that mattered?',
      support: 'Supply the eight parts with one device labelled in each.',
      stretch: 'Write Brutus a better speech, in prose, of the same length.',
    },
  },
];
