import type { Dossier } from '../dossier';

/** Plays from France, Italy, Spain, Germany and Russia. */
export const continental: readonly Dossier[] = [
  {
    play: 'tartuffe',
    world: 'A rich house in Paris in which a guest has become master without raising his voice.',
    problem:
      'Tartuffe does not enter until the third act, by which time everybody has described him, so he can only be a surprise. Orgon’s blindness has to be a need and not stupidity. And the king’s officer who puts everything right at the end is either a compliment or a very dark joke.',
    moments: [
      ['Act 1, “And Tartuffe?”', 'A wife was ill; a guest dined well. He asks about the guest four times.'],
      [
        'Act 3, the entrance',
        'He speaks to his servant about his hair shirt as soon as he knows that he is seen.',
      ],
      ['Act 4, the table', 'A husband is under it. He waits very much too long.'],
      ['Act 5, the officer', 'A voice from nowhere. Light it accordingly.'],
    ],
    characters: [
      ['Tartuffe', 'is whatever Orgon lacks'],
      ['Orgon', 'has found someone to obey'],
      ['Elmire', 'solves it herself, at some risk'],
      ['Dorine', 'says what the play thinks'],
      ['Mariane', 'cannot say no to her father'],
      ['Damis', 'cannot say anything quietly'],
      ['Madame Pernelle', 'goes last to believe it'],
      ['Cléante', 'is reasonable, which does not help'],
    ],
    pattern: 'Handkerchiefs, tablecloths, cupboards: what is covered and who asks for it to be covered.',
    questions: [
      'What does Orgon get from Tartuffe?',
      'How long would you leave Orgon under the table?',
      'Is the ending happy for Mariane only?',
      'Who might Tartuffe offend now, and would you mind?',
    ],
    lesson: {
      name: 'Tartuffe: the man under the table',
      aim: 'Build comic tension by holding back a reaction, and decide when delay becomes cruelty.',
      start: 'Tell a story while a partner hidden behind you must not laugh. Both lose if anyone does.',
      main: [
        'Stage the table scene with Elmire signalling to the table. Set six signals and their exact lines.',
        'Run it with Orgon coming out at three different points, the last after the scene has stopped being funny.',
      ],
      end: 'Ask Elmire’s actor where she wanted him. Where did the audience?',
      support: 'Let a narrator count the signals aloud.',
      stretch: 'Play it from under the table: the class hears only.',
    },
  },
  {
    play: 'the-servant-of-two-masters',
    world: 'Venice, an inn, two bedrooms, one servant and no lunch.',
    problem:
      'Goldoni wrote down what improvising actors had done and took away their masks. A company today has to put the playing back: the text is a map of physical routines, each of which must be invented, timed and made to look like an accident. Hunger is the motive; without it the clowning is decoration.',
    moments: [
      ['Two letters', 'He cannot read and has been given one to deliver for each master.'],
      ['The double dinner', 'Two rooms, one corridor, soup, a pudding that wobbles.'],
      ['Two trunks', 'Everything from one is put back in the other.'],
      ['The lovers’ knives', 'Two people about to die for love, back to back. Then they turn round.'],
    ],
    characters: [
      ['Truffaldino', 'is hungry'],
      ['Beatrice', 'is dressed as her dead brother'],
      ['Florindo', 'killed him, and loves her'],
      ['Clarice', 'is engaged to the dead man'],
      ['Silvio', 'draws his sword at doors'],
      ['Pantalone', 'counts'],
      ['Smeraldina', 'has a speech about men that stops the show'],
    ],
    pattern:
      'Food that is carried, smelt, described and not eaten. When he eats at last, let it take a long time.',
    questions: [
      'Why does he not simply explain?',
      'Are the lovers real or types? Who decides?',
      'What did Goldoni gain by writing it down, and what did he lose?',
      'What is your version of the wobbling pudding?',
    ],
    lesson: {
      name: 'The Servant of Two Masters: serving the soup',
      aim: 'Invent and repeat a physical comic routine with a clear problem, rising difficulty and a topping.',
      start:
        'Carry an imaginary full bowl across the room. It is hot. It is the last one. Somebody says your name.',
      main: [
        'In pairs plan six steps: carry, obstacle, near loss, rescue, worse obstacle, result. No words.',
        'Add the second master, calling from the other side on beats that you choose.',
      ],
      end: 'Perform twice exactly the same. The second time is the test.',
      support: 'Give the six steps as pictures to put in order.',
      stretch: 'Do it in half-masks with the nose leading.',
    },
  },
  {
    play: 'life-is-a-dream',
    world:
      'A tower in the mountains of a Poland that nobody in Madrid had seen, and a palace with balconies.',
    problem:
      'A prince drugged, crowned, drugged again: the experiment is told in verse of several metres, full of images that were in fashion. It needs a translation that can be spoken at a run. Segismundo throws a servant off a balcony in front of us and must still win us in the last act.',
    moments: [
      ['The chains', 'He compares himself with a bird, a beast, a fish, a stream: each has more freedom.'],
      ['The one day', 'He wakes in velvet and behaves as he has been treated.'],
      ['“What is life?”', 'Back in the tower, he works out that dreaming is no excuse.'],
      ['The kneeling king', 'The father lies at the son’s feet, as the stars said. What does the son do?'],
    ],
    characters: [
      ['Segismundo', 'knows the stars and not the street'],
      ['Basilio', 'a king who believes what he has calculated'],
      ['Rosaura', 'arrives head first down a mountain'],
      ['Clotaldo', 'jailer, tutor and somebody’s father'],
      ['Astolfo', 'has promised too much to too many'],
      ['Estrella', 'asks for the portrait back'],
      ['Clarín', 'hides from the battle and is found by it'],
    ],
    pattern:
      'Rising and falling: horses, balconies, crowns, a kneeling king. Give the stage two heights and the moral is visible.',
    questions: [
      'Was the experiment fair?',
      'If it may be a dream, why be good?',
      'Why must Clarín die?',
      'The loyal soldier who frees him is jailed. What kind of king is this?',
    ],
    lesson: {
      name: 'Life Is a Dream: a day at court',
      aim: 'Explore nature, nurture and status by giving power to someone who has had none.',
      start: 'One player has never seen a chair. Three courtiers teach politely. Change after a minute.',
      main: [
        'In groups list five rules that everyone in a palace knows. Segismundo is not told them. Improvise the first five minutes of his day.',
        'Read the balcony episode and mark which rule was broken at each line, and by whom.',
      ],
      end: 'Put Basilio in the hot seat: what did you think would happen?',
      support: 'Rules on cards, revealed when broken.',
      stretch: 'Play the second waking, in which he keeps every rule out of fear.',
    },
  },
  {
    play: 'fuenteovejuna',
    world:
      'A village of some three hundred houses in the Spain of 1476, and a military order that has a right to its hens and takes its daughters.',
    problem:
      'The hero is a village. The company has to become one: to work, marry, quarrel and at last decide together. Laurencia’s return from the commander’s house must change the play’s temperature in a single speech, without showing what cannot be shown.',
    moments: [
      ['The wedding', 'Interrupted by soldiers. The song stops on a word.'],
      ['Laurencia and the men', 'Her hair is down. She calls them hens.'],
      ['The torture', 'Heard, not seen: an old man, a boy, a woman, a fool. The same answer each time.'],
      ['The rehearsal', 'Before the judge comes the village practises its answer. It is very funny.'],
    ],
    characters: [
      ['Laurencia', 'speaks to the council when the council will not act'],
      ['The Commander', 'cannot imagine being refused'],
      ['Frondoso', 'takes up a crossbow too early'],
      ['Esteban', 'mayor and father'],
      ['Mengo', 'argues that love is selfish, then is flogged for helping'],
      ['Pascuala', 'knows what men want from experience'],
    ],
    pattern: 'One answer: “Fuenteovejuna did it.” Let the word change owner each time that it is said.',
    questions: [
      'Is it justice?',
      'Why does the play care about kings at all?',
      'Who would have been first to speak, in a real village?',
      'How do you stage violence that must not be shown and must not be forgotten?',
    ],
    lesson: {
      name: 'Fuenteovejuna: everybody did it',
      aim: 'Create an ensemble character and test what holds it together.',
      start:
        'The group has a secret word. An interrogator has three minutes. Nobody may lie, refuse or say the word.',
      main: [
        'Build a village: each student has a trade, a gesture and one quarrel. Run a morning.',
        'The judge questions five of them. The rest make the sound of the village’s listening.',
      ],
      end: 'One villager decides whether to name a name. The class shows with a sound what would follow.',
      support: 'Assign trades and gestures on cards.',
      stretch: 'Write the village’s rehearsal as a comic scene of one page.',
    },
  },
  {
    play: 'the-government-inspector',
    world:
      'A town so far from anywhere that you could gallop for three years and not reach a border, and everybody in it has something to hide.',
    problem:
      'There is not one honest person in the play, and Gogol asks that it be played seriously: each official thinks that he is in a drama about his own ruin. Khlestakov does not know that he is lying; the lie grows in his mouth. The last picture is held for a minute and a half, and is the hardest thing in it.',
    moments: [
      ['The letter', 'An inspector is coming, incognito. Notice what each man thinks of first.'],
      ['The inn', 'Two frightened people meet, each sure that the other will arrest him.'],
      ['The lying scene', 'A hundred couriers, soup from Paris. He falls asleep in the middle.'],
      ['The dumb scene', 'Written out by the author person by person. Do exactly what he says, once.'],
    ],
    characters: [
      ['Khlestakov', 'has not a thought in his head, and is charming'],
      ['The Mayor', 'has cheated three governors'],
      ['Osip', 'would like to leave before it is too late'],
      ['Anna Andreyevna', 'and her daughter compete'],
      ['Bobchinsky', 'wants the Tsar to know that he exists'],
      ['Dobchinsky', 'saw him first'],
      ['The Judge', 'takes bribes in puppies only'],
      ['The Postmaster', 'reads everything'],
    ],
    pattern: 'Doors, keyholes, people falling in through them. What can be overheard is always wrong.',
    questions: [
      'Who is the Mayor speaking to when he says “What are you laughing at? You are laughing at yourselves”?',
      'Is Khlestakov wicked?',
      'What would change if the real inspector were seen?',
      'Where is your town?',
    ],
    lesson: {
      name: 'The Government Inspector: a lie that grows',
      aim: 'Improvise exaggeration with an eager audience and control a comic crescendo.',
      start: 'Say something mildly untrue about your weekend. The group must be very impressed. Go on.',
      main: [
        'Read the lying scene. Draw the size of each lie as a step. Play it with three listeners who lean in together.',
        'The listeners now need it to be true: one owes money, one has stolen, one wants a job.',
      ],
      end: 'Freeze at the biggest lie. Each listener says aloud what they are really thinking.',
      support: 'Start from a list of lies in order of size.',
      stretch: 'Go straight from the freeze into the dumb scene.',
    },
  },
  {
    play: 'woyzeck',
    world: 'A garrison town: barracks, a fair, a doctor’s yard, a pond.',
    problem:
      'Büchner died at twenty-three and left drafts: about two dozen short scenes in no certain order. Every production makes the play. Begin with the murder and it is an inquest; begin with the shaving and it is a chain of small humiliations. Either way the poverty must be physical: he eats only peas.',
    moments: [
      ['The shaving', 'A captain lectures on virtue to the man who holds the razor.'],
      ['The fair', 'A horse that counts is shown as proof that beasts may be human.'],
      ['The doctor', 'Pays him a few pence a day for his body’s results.'],
      [
        'The grandmother’s tale',
        'A child goes to the moon and it is a piece of rotten wood. Nobody comforts anyone.',
      ],
    ],
    characters: [
      ['Woyzeck', 'runs everywhere'],
      ['Marie', 'would like a pair of earrings'],
      ['The Captain', 'is afraid of time'],
      ['The Doctor', 'is pleased with a symptom'],
      ['The Drum Major', 'has a plume'],
      ['Andres', 'whistles'],
    ],
    pattern: 'Running and time. Everybody tells him to slow down, and nobody pays him to.',
    questions: [
      'Which scene would you put first, and what does it make the play about?',
      'Who is guilty?',
      'What does science do in the play?',
      'Does Marie get a fair hearing?',
    ],
    lesson: {
      name: 'Woyzeck: put it in order',
      aim: 'Learn how sequence makes meaning by arranging fragments.',
      start: 'Three pictures on the board: a knife, a child, a pond. Tell the story in two different orders.',
      main: [
        'Groups get eight scenes as one-line summaries. Arrange them and give the result a title.',
        'Play the joins only: the last five seconds of one scene and the first five of the next.',
      ],
      end: 'Compare titles. Which order blames somebody?',
      support: 'Fix the first and the last.',
      stretch: 'Leave one scene out and let the audience guess it.',
    },
  },
];
