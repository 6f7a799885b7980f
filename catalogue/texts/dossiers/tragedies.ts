import type { Dossier } from '../dossier';

/** Shakespeare’s tragedies, first part. */
export const tragedies: readonly Dossier[] = [
  {
    play: 'hamlet',
    world:
      'Elsinore is a court on a war footing where everybody watches somebody: fathers set spies on sons, friends are paid to report, and a king stands behind a curtain.',
    problem:
      'The play is about four hours long uncut and its leading part has more than a third of the lines, so the first decision is what to leave out and what the cuts say. Then there is the Ghost: if it is frightening, Hamlet is brave to doubt it; if it is pitiable, he is hard to wait. Productions also have to choose how mad Ophelia’s madness is allowed to be, because a pretty one lets the court off.',
    moments: [
      ['1.5, the Ghost speaks', 'Who moves towards whom? The command is to remember as well as to revenge, and Hamlet writes it down.'],
      ['3.2, the play within the play', 'Nobody on stage is watching the same thing. Give each spectator one person to look at and the scene arranges itself.'],
      ['4.5, Ophelia’s songs', 'She gives flowers with meanings to people who deserve them. Decide which flowers are real.'],
      ['5.1, the gravediggers', 'The jokes come before we know whose grave it is. Do not hurry them.'],
    ],
    characters: [
      ['Hamlet', 'a student of thirty who has been told to act in a play he would not have chosen'],
      ['Claudius', 'a capable king who cannot pray'],
      ['Gertrude', 'how much she knows, and when, changes the whole closet scene'],
      ['Ophelia', 'ordered about by three men until nobody is left to order her'],
      ['Polonius', 'funny and dangerous, in that order'],
      ['Horatio', 'the only one who never uses Hamlet'],
      ['Laertes', 'does at once what Hamlet delays, and is used for it'],
    ],
    pattern:
      'Ears. The old king was poisoned through the ear, rumours pour into ears, the play asks us to lend ours. Count how often someone is overheard and it becomes a play about listening.',
    questions: [
      'Hamlet has a chance to kill Claudius at prayer and does not take it. What would your production want us to think of that?',
      'Which character loses most by being obedient?',
      'Fortinbras is often cut. What does the ending say with him, and without him?',
      'If you could stage only one of the soliloquies, which would leave the biggest hole, and why?',
    ],
    lesson: {
      name: 'Hamlet: six people watch one play',
      aim: 'Stage a scene in which every character looks at something different, and learn how focus is directed without moving scenery.',
      start: 'In pairs, one person tells a partner a dull fact while secretly watching the door. The partner guesses what is being watched. Repeat with the rule that nobody may turn the head.',
      main: [
        'Read the dumb show and the entrance of the court in 3.2. Give each student one person to watch throughout and one reason for hiding it.',
        'Play it three times: as written, then with the audience placed behind the court, then in silence. Each time half the class notes where their own eyes went.',
      ],
      end: 'Stand on the spot your eyes kept returning to. Explain what put them there: level, stillness, light, or another actor’s look.',
      support: 'Use a photograph-style frozen picture first and add the looks one at a time.',
      stretch: 'Write Horatio’s report of what he saw in the king’s face, in eight lines of blank verse.',
    },
  },
  {
    play: 'macbeth',
    world:
      'A Scotland of small castles and long nights, in which a king sleeps under a subject’s roof and trust is the only wall.',
    problem:
      'The murder happens off stage and the horror has to be made by sound, timing and hands. The witches must be strange without being comic, the banquet must work whether or not we see Banquo, and the second half, in which Macbeth kills by order and from a distance, must not feel like a falling-off.',
    moments: [
      ['1.7, the door of the feast', 'He has stepped out of his own party. Everything she says is said quickly and low, because people are eating next door.'],
      ['2.2, after the murder', 'Half-lines, questions, noises. Let the gaps be as long as two frightened people can stand.'],
      ['3.4, the banquet', 'An empty stool can be the most frightening object on a stage.'],
      ['5.1, the sleepwalking', 'She has been given prose. The verse that held her is gone.'],
    ],
    characters: [
      ['Macbeth', 'the best soldier in the country, with the best imagination'],
      ['Lady Macbeth', 'does her thinking before the deed; he does his after'],
      ['Banquo', 'hears the same words and keeps quiet, which is also a choice'],
      ['Macduff', 'pays for leaving his family'],
      ['The Witches', 'say little that is not already in somebody’s mind'],
      ['Duncan', 'trusts faces, and says so'],
      ['Malcolm', 'tests loyalty by lying about himself'],
    ],
    pattern:
      'Clothes that do not fit. Borrowed robes, a giant’s robe on a dwarfish thief: the title is always somebody else’s garment. Costume can make the argument without a word.',
    questions: [
      'At what exact line does Macbeth decide? Find two candidates and argue for one.',
      'What do the witches actually make happen?',
      'Lady Macbeth disappears from her husband’s plans after the banquet. What would you show in the gap?',
      'Does the ending restore order, or put another crowned head in the same chair?',
    ],
    lesson: {
      name: 'Macbeth: the sound of a murder we do not see',
      aim: 'Use live sound and silence to build tension in 2.2, and evaluate what an audience imagines.',
      start: 'Eyes shut, one minute: list every sound in the building. Sort the list into near, far, made by people, made by nothing you can name.',
      main: [
        'In fours, make a score for 2.2 with only hands, breath and two objects: owl, door, voices, knocking. Mark it against the lines.',
        'Two actors play the scene in near darkness while two play the score. Swap, and remove half of the sounds.',
      ],
      end: 'Listeners write the picture they saw at the third knock. Compare: how many different rooms were there?',
      support: 'Give groups a ready score of five cues to place.',
      stretch: 'Replace every sound with a pause of exact length and defend the lengths.',
    },
  },
  {
    play: 'romeo-and-juliet',
    world:
      'Verona in a hot week: streets where servants pick fights for masters, walled orchards, a friar’s cell, a family vault.',
    problem:
      'Everyone in the audience knows the end, and the Prologue tells it again. So the production cannot rely on surprise; it must make us hope in spite of what we know. The other trap is the second half: after Mercutio dies, the jokes stop, and the pace of errors has to feel like accident rather than carelessness.',
    moments: [
      ['1.5, the shared sonnet', 'Fourteen lines made by two people who have just met. They finish one another’s rhymes.'],
      ['2.2, the orchard', 'Distance is the scene. Decide how far apart they are and who can close it.'],
      ['3.1, Mercutio’s death', 'It starts as a game. Find the line after which nobody is playing.'],
      ['4.3, Juliet and the potion', 'Alone, at about fourteen, she imagines everything that may go wrong, and drinks.'],
    ],
    characters: [
      ['Romeo', 'in love before the play begins, with somebody else'],
      ['Juliet', 'the quickest thinker in Verona'],
      ['Mercutio', 'neither a Montague nor a Capulet, killed by both'],
      ['The Nurse', 'loves Juliet and lets her down in one speech'],
      ['Friar Laurence', 'a kind man with a plan'],
      ['Tybalt', 'thinks that he is defending something'],
      ['Lord Capulet', 'the most generous host and the most frightening father'],
    ],
    pattern:
      'Speed. Days are named: they meet on Sunday, marry on Monday, are dead before Friday. Post a calendar in the rehearsal room and the play explains itself.',
    questions: [
      'Who, apart from the lovers, could have stopped it, and at which moment?',
      'What difference does it make that the Prologue gives away the ending?',
      'Is Friar Laurence to blame for anything but bad luck?',
      'Where does the comedy end? Mark the line and explain how you would light it.',
    ],
    lesson: {
      name: 'Romeo and Juliet: a sonnet for two voices',
      aim: 'Hear how the lovers’ first conversation is a sonnet and use its shape to decide on distance and touch.',
      start: 'Walk the room to a steady beat. On a clap, meet someone’s eyes for one beat too long, then walk on. Talk about how that felt.',
      main: [
        'Read 1.5 from “If I profane”. Find the three quatrains and the couplet, and who owns each rhyme.',
        'In pairs set one rule for each quatrain: no closer than three steps, then one, then palms only. Play it and let the kiss come only where the couplet allows.',
      ],
      end: 'Show two versions with opposite rules. What did the same words mean?',
      support: 'Colour the rhymes on the page before standing up.',
      stretch: 'Cut the sonnet to eight lines without losing its argument. What went?',
    },
  },
  {
    play: 'othello',
    world:
      'Venice by night and then Cyprus, a garrison with the war called off and nothing to do.',
    problem:
      'Iago talks to us, and we cannot answer. A production has to decide how far it lets the audience enjoy him before they find themselves guilty. It must also make Othello’s fall credible in one long scene, and treat the racism of the play as a thing people do in it rather than as weather.',
    moments: [
      ['1.3, the Senate', 'Othello wins a courtroom by telling a story. The Duke believes it: notice who does not.'],
      ['3.3, the temptation', 'The hinge of the play. Time it. It is long because persuasion is slow.'],
      ['4.3, the willow scene', 'Two women, pins, a song, and the plainest argument about marriage in the play.'],
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
      start: 'In pairs, A describes a harmless weekend. B may say only “Indeed?” and “Nothing, nothing.” Notice when A starts to defend themselves.',
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
      ['1.1, the division', 'The map is ready and the shares are already cut. The test is theatre, and one daughter will not act.'],
      ['2.4, the hundred knights', 'A hundred, fifty, five-and-twenty, ten, five, one. Stage it as subtraction.'],
      ['4.6, Dover', 'A blind man jumps from nowhere. The stage is flat and he believes in the cliff, and so must we, until we cannot.'],
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
      start: 'Status line: each student draws a playing card and stands by its value, without looking, judging only by how others greet them.',
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
    world:
      'Rome on a holiday, its streets full, its republic nervous, its omens all misread.',
    problem:
      'The title part is dead by the middle. Interest must pass from Caesar to Brutus to the crowd and to Antony without a drop, and the crowd, which is the play’s largest character, has to be played by however few people there are.',
    moments: [
      ['2.1, the orchard', 'Brutus argues from what Caesar might become. He has no evidence and knows it.'],
      ['3.1, the murder', 'After twenty-three wounds they do not know what to do next. That silence is the play.'],
      ['3.2, the two speeches', 'Brutus speaks prose to reason, Antony verse to feeling. Listen to the crowd, not to the speaker.'],
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
      start: 'Stand on a line from “agree” to “disagree”. A speaker has one minute to move people on a trivial question. Move only when honestly moved.',
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
