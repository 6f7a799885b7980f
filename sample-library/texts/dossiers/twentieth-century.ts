import type { Dossier } from '../dossier';

/** The early twentieth century, and one play from classical India. */
export const twentiethCentury: readonly Dossier[] = [
  {
    play: 'six-characters-in-search-of-an-author',
    world: 'A theatre in the daytime, a rehearsal nobody is enjoying, and a door at the back.',
    problem:
      'The six must be more real than the actors, and both must be played by actors. Pirandello suggests masks. The story that they want to tell is a sordid and terrible one, and the company in the play turns it into theatre in front of them: the more skilful that is, the worse it should feel.',
    moments: [
      ['The entrance', 'They interrupt. How do they get on to the stage without an entrance?'],
      ['Madame Pace', 'She is called up by hats on pegs.'],
      ['The actors try it', 'The same scene with better voices. The Step-Daughter laughs.'],
      ['The fountain', 'Is it a shot, or a shot in the play?'],
    ],
    characters: [
      ['The Father', 'explains'],
      ['The Step-Daughter', 'laughs'],
      ['The Mother', 'is still weeping for what is about to happen'],
      ['The Son', 'will not take part'],
      ['The Director', 'has lost a morning'],
      ['The Leading Lady', 'would do it differently'],
    ],
    pattern:
      'Repetition: the scene happened, is happening, will be rehearsed. Only the six cannot change a word.',
    questions: [
      'What do the Characters want from an author?',
      'Who has the right to tell this story?',
      'Would masks help?',
      'Is the Director a fool?',
    ],
    lesson: {
      name: 'Six Characters: the same scene, better acted',
      aim: 'Compare truth and performance by playing a moment twice.',
      start:
        'Tell a partner a true small embarrassment. The partner performs it to the class as you, well. How was that?',
      main: [
        'Stage half a page as the Characters, plainly. Then give it to the Actors, who improve it.',
        'The Characters may stop them once and must say exactly what is wrong.',
      ],
      end: 'Which was better theatre? Which was true? Must they differ?',
      support: 'Use a four-line exchange.',
      stretch: 'Add a Director who improves both.',
    },
  },
  {
    play: 'trifles',
    world: 'An abandoned farm kitchen in Iowa, with dirty pans, unbaked bread and a broken cage.',
    problem:
      'Half an hour, one room, and the main character never appears. The men go where the evidence should be; the women stay where it is. It has to be staged so that the audience finds each thing just before or just after they do, and the decision at the end is made without a word.',
    moments: [
      ['The laugh', 'The men laugh at a quilt: knot it or quilt it?'],
      ['The crooked stitching', 'One patch is all over the place. She pulls it out.'],
      ['The box', 'A bird in silk.'],
      ['The last line', 'The answer is also a fact about the murder.'],
    ],
    characters: [
      ['Mrs Hale', 'should have come before now'],
      ['Mrs Peters', 'is married to the law'],
      ['The County Attorney', 'kicks the pans'],
      ['The Sheriff', 'sees nothing but kitchen things'],
      ['Mr Hale', 'found the body'],
    ],
    pattern: 'Things half done: a table half wiped, a loaf half set. Each is a clock that stopped.',
    questions: [
      'Do the women do right?',
      'What does Mrs Peters decide, and when?',
      'Why does the author keep Minnie Wright off stage?',
      'Would you convict her?',
    ],
    lesson: {
      name: 'Trifles: reading a room',
      aim: 'Use objects as evidence and direct an audience’s eye without speech.',
      start: 'Study a desk left by someone. Write five facts and one guess.',
      main: [
        'Lay out a kitchen with eight objects. Two students play the search with the men’s eyes, two with the women’s. Silent.',
        'Stage the box. Only Mrs Hale and Mrs Peters see inside until the class does.',
      ],
      end: 'Who in the audience saw first? Who would have told?',
      support: 'Label the objects with what they may mean.',
      stretch: 'Write Minnie’s line, if she had one.',
    },
  },
  {
    play: 'riders-to-the-sea',
    world:
      'A cottage kitchen on an island west of Ireland, with nets, oilskins and new boards for a coffin standing by the wall.',
    problem:
      'It is twenty-five minutes long and contains a whole tragedy, in an English made of Irish sentences. Nothing may be hurried and nothing is said that is not useful. The keening is a custom, not an effect; find out about it before you imitate it.',
    moments: [
      ['The bundle', 'Two sisters identify a brother by the stitches in a stocking.'],
      ['The blessing', 'She could not say it. It stuck.'],
      ['The bread', 'They forget to give it to him, and she follows to the well.'],
      ['“They’re all gone now”', 'There is nothing more the sea can do to her. It is almost rest.'],
    ],
    characters: [
      ['Maurya', 'had six sons'],
      ['Cathleen', 'keeps the house'],
      ['Nora', 'brings the news'],
      ['Bartley', 'goes to the fair with the horses'],
    ],
    pattern: 'Boards, nails, bread, cloth: each object is for the living and becomes one for the dead.',
    questions: [
      'Why does Bartley go?',
      'What did Maurya see at the well?',
      'Is this a play about fate or about work?',
      'How would you light a room whose door is the sea?',
    ],
    lesson: {
      name: 'Riders to the Sea: the work goes on',
      aim: 'Play high emotion through a practical task.',
      start: 'Fold a cloth with a partner while telling them bad news.',
      main: [
        'Stage the opening with real kneading, spinning or winding. No line may be said with empty hands.',
        'At the news, decide whose hands stop, in what order.',
      ],
      end: 'Play thirty seconds with the hands only. What was lost?',
      support: 'One task, six lines.',
      stretch: 'Add the sound of the sea by breath, and stop it once.',
    },
  },
  {
    play: 'r-u-r',
    world:
      'An island factory that has sold several million artificial workers, and an office where six men and a visitor congratulate each other.',
    problem:
      'It gave the world a word and is much stranger than the word: a drawing-room comedy that turns into the end of the human race. The robots are not metal but made of something like flesh. The company must find a way of moving that is neither a machine nor a person who has been told to look like one.',
    moments: [
      [
        'Prologue, the introductions',
        'The visitor mistakes the directors for robots and a robot for a lady.',
      ],
      ['Act 1, ten years later', 'No human child has been born for a year.'],
      ['Act 2, the burned papers', 'The one bargaining card is ash in the stove.'],
      ['Act 3, Primus and Helena', 'Each offers to be taken apart for the other.'],
    ],
    characters: [
      ['Domin', 'will free mankind from work'],
      ['Helena', 'has come to free the robots'],
      ['Alquist', 'a builder, the last man'],
      ['Radius', 'does not want a master'],
      ['Dr Gall', 'changed something'],
      ['Nana', 'says that it is against God'],
    ],
    pattern: 'Hands. Alquist lays bricks because he likes to; nobody else in the factory makes anything.',
    questions: [
      'When do the robots become persons?',
      'Was Helena wrong to burn the formula?',
      'What is work for?',
      'Which of Domin’s promises have you heard this year?',
    ],
    lesson: {
      name: 'R.U.R.: how does a robot stand up?',
      aim: 'Develop a shared physical language that is neither human nor machine.',
      start: 'Stand up and sit down ten times, taking away one unnecessary movement each time.',
      main: [
        'Agree on three rules for how robots move. Play the introductions scene: the visitor must guess.',
        'In act 3, Primus breaks one rule. Which, and on what word?',
      ],
      end: 'The humans play the last lines by the robots’ rules.',
      support: 'Choose from a list of ten rules.',
      stretch: 'Change the humans’ rules over the play, so that they meet.',
    },
  },
  {
    play: 'shakuntala',
    world: 'A hermitage in a forest where deer are safe, and a palace where things are forgotten.',
    problem:
      'A lyric play of the fourth or fifth century, with its own grammar: verse and prose, gesture and music, a hero who speaks one language and women who speak another. European staging tends to make it pretty. It is about memory and law: he does not know her, and she has to prove a marriage that had no witness but trees.',
    moments: [
      ['The hunt', 'A king is asked not to shoot. He stops.'],
      ['The bee', 'A comic annoyance that is also an introduction.'],
      ['The farewell', 'The trees are asked for leave to let her go. A fawn holds her dress.'],
      ['The court', 'She unveils. He looks at her with perfect courtesy and does not know who she is.'],
    ],
    characters: [
      ['Shakuntala', 'brought up by a hermit'],
      ['Dushyanta', 'a just king under a curse'],
      ['Kanva', 'a foster-father who cries, and is surprised at it'],
      ['Priyamvada', 'teases'],
      ['Anasuya', 'worries'],
      ['The Jester', 'is homesick for his dinner'],
      ['The Fisherman', 'has found a ring'],
    ],
    pattern:
      'The ring: given, lost in water, found in a fish. Memory is an object that can fall off your hand.',
    questions: [
      'Who is to blame?',
      'What does the forest know that the court does not?',
      'How would you stage a deer?',
      'What does she have to forgive?',
    ],
    lesson: {
      name: 'Shakuntala: leaving home',
      aim: 'Use gesture and stillness to stage a farewell to a place.',
      start: 'Say goodbye to a room without words, touching three things.',
      main: [
        'Make the hermitage from people: two trees, a fawn, a pool, friends. Each has one gesture of leave-taking.',
        'Kanva speaks the blessing. The gestures may come only between its sentences.',
      ],
      end: 'Show it, then show the court scene’s first look. What has she brought with her?',
      support: 'Agree the order of gestures first.',
      stretch: 'Learn about mudras from a good source, and use none that you do not understand.',
    },
  },
];
