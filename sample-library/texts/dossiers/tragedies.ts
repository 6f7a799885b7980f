import type { Dossier } from '../dossier';

/** Shakespeare’s tragedies: Hamlet, Macbeth, Romeo and Juliet. */
export const tragedies: readonly Dossier[] = [
  {
    play: 'hamlet',
    world:
      'Elsinore is a court on a war footing where everybody watches somebody: fathers set spies on sons, friends are paid to report, and a king stands behind a curtain.',
    problem:
      'The play is about four hours long uncut and its leading part has more than a third of the lines, so the first decision is what to leave out and what the cuts say. Then there is the Ghost: if it is frightening, Hamlet is brave to doubt it; if it is pitiable, he is hard to wait. Productions also have to choose how mad Ophelia’s madness is allowed to be, because a pretty one lets the court off.',
    moments: [
      [
        '1.5, the Ghost speaks',
        'Who moves towards whom? The command is to remember as well as to revenge, and Hamlet writes it down.',
      ],
      [
        '3.2, the play within the play',
        'Nobody on stage is watching the same thing. Give each spectator one person to look at and the scene arranges itself.',
      ],
      [
        '4.5, Ophelia’s songs',
        'She gives flowers with meanings to people who deserve them. Decide which flowers are real.',
      ],
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
      start:
        'In pairs, one person tells a partner a dull fact while secretly watching the door. The partner guesses what is being watched. Repeat with the rule that nobody may turn the head.',
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
      [
        '1.7, the door of the feast',
        'He has stepped out of his own party. Everything she says is said quickly and low, because people are eating next door.',
      ],
      [
        '2.2, after the murder',
        'Half-lines, questions, noises. Let the gaps be as long as two frightened people can stand.',
      ],
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
      start:
        'Eyes shut, one minute: list every sound in the building. Sort the list into near, far, made by people, made by nothing you can name.',
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
      [
        '1.5, the shared sonnet',
        'Fourteen lines made by two people who have just met. They finish one another’s rhymes.',
      ],
      ['2.2, the orchard', 'Distance is the scene. Decide how far apart they are and who can close it.'],
      ['3.1, Mercutio’s death', 'It starts as a game. Find the line after which nobody is playing.'],
      [
        '4.3, Juliet and the potion',
        'Alone, at about fourteen, she imagines everything that may go wrong, and drinks.',
      ],
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
      start:
        'Walk the room to a steady beat. On a clap, meet someone’s eyes for one beat too long, then walk on. Talk about how that felt.',
      main: [
        'Read 1.5 from “If I profane”. Find the three quatrains and the couplet, and who owns each rhyme.',
        'In pairs set one rule for each quatrain: no closer than three steps, then one, then palms only. Play it and let the kiss come only where the couplet allows.',
      ],
      end: 'Show two versions with opposite rules. What did the same words mean?',
      support: 'Colour the rhymes on the page before standing up.',
      stretch: 'Cut the sonnet to eight lines without losing its argument. What went?',
    },
  },
];
