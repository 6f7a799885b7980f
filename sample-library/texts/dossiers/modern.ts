import type { Dossier } from '../dossier';

/** Rooms with closed doors: Ibsen, Chekhov, Wedekind. */
export const modern: readonly Dossier[] = [
  {
    play: 'a-dolls-house',
    world:
      'A comfortable flat in a Norwegian town at Christmas, with a letter-box whose key one person holds.',
    problem:
      'The Nora of the last half-hour must have been there in the first, under the macaroons. Torvald has to be someone that a clever woman could love. And the most famous door in drama closes off stage: it is only as loud as the silence it leaves.',
    moments: [
      ['Act 1, the macaroons', 'A small lie, told easily. She is practised.'],
      ['Act 2, the stockings with Dr Rank', 'She is about to ask for money and does not. Why?'],
      ['Act 2, the tarantella', 'She dances to keep a man from a letter-box.'],
      ['Act 3, “Sit down, Torvald”', 'For the first time they talk seriously. Move as little as you can.'],
    ],
    characters: [
      ['Nora', 'has been working in secret for years'],
      ['Torvald Helmer', 'pleased with everything he owns'],
      ['Mrs Linde', 'has nobody left to live for and wants somebody'],
      ['Krogstad', 'did what she did, and was caught'],
      ['Dr Rank', 'is dying politely'],
      ['The Nurse', 'left her own child to bring up Nora'],
    ],
    pattern:
      'Money counted on stage: the tip for the porter, the housekeeping, the loan. Nora knows the price of everything in the room.',
    questions: [
      'Was it wrong to forge the signature?',
      'What is the miracle that she was waiting for?',
      'What does Mrs Linde intend when she stops Krogstad from taking back his letter?',
      'Where does Nora sleep that night?',
    ],
    lesson: {
      name: 'A Doll’s House: sit down, Torvald',
      aim: 'Play a confrontation through stillness and track who defines the terms.',
      start: 'Sit facing a partner. Only one of you may be still. Notice who has the power.',
      main: [
        'Read from “Sit down” for two pages. List each word that Nora takes from Torvald and gives a different meaning: duty, sacred, honour.',
        'Play it twice: she is still and he moves; then the other way round.',
      ],
      end: 'Decide what each is looking at when the door shuts. One picture only.',
      support: 'Work on one exchange of ten lines.',
      stretch: 'Play it as comedy until one line that you choose.',
    },
  },
  {
    play: 'hedda-gabler',
    world: 'A villa that nobody could afford, on the morning after a honeymoon of six months in archives.',
    problem:
      'If Hedda is only cruel we stop watching; if she is only trapped we excuse too much. She is funny, and the play moves like a thriller in one room over two days. The stove, the pistols and the portrait are there from the start and wait.',
    moments: [
      ['Act 1, the hat', 'She mistakes an aunt’s hat for the maid’s, on purpose, as she says later.'],
      [
        'Act 2, the album',
        'Two people look at photographs and talk about something else in front of a husband.',
      ],
      ['Act 3, the manuscript', 'A child, she calls it, and burns it page by page.'],
      ['Act 4, Judge Brack’s hold', '“I am in your power.” She does the sum.'],
    ],
    characters: [
      ['Hedda Tesman', 'was a general’s daughter first'],
      ['George Tesman', 'is good at putting other people’s papers in order'],
      ['Judge Brack', 'likes triangles'],
      ['Eilert Lövborg', 'has written a book about the future'],
      ['Thea Elvsted', 'walked out, and has lovely hair'],
      ['Aunt Julle', 'mortgaged her income'],
    ],
    pattern:
      'Beauty: vine leaves, a beautiful death, Thea’s hair. The word covers whatever she is afraid to name.',
    questions: [
      'What does Hedda want, in a verb?',
      'Would she have been happy with another husband?',
      'Why does she burn it: jealousy, love, or boredom?',
      'Brack has the last line. What does it do to the pistol shot?',
    ],
    lesson: {
      name: 'Hedda Gabler: two conversations at once',
      aim: 'Play subtext under a harmless task.',
      start:
        'Sort a pack of cards with a partner while discussing, without naming it, that one of you has broken something.',
      main: [
        'Read the album scene. Write the real line under each spoken one.',
        'Play it with Tesman crossing at three moments. On his approach the real line must vanish from the face.',
      ],
      end: 'Play only the real lines, then only the spoken. Which pair of actors was closer?',
      support: 'Underline the place names: they are the cover.',
      stretch: 'Tesman knows. What changes, without a word?',
    },
  },
  {
    play: 'an-enemy-of-the-people',
    world: 'A small spa town that has just begun to make money from its water.',
    problem:
      'The doctor is right about the water and nearly impossible otherwise. The fourth act is a public meeting in which the audience may be made the town; his speech there goes somewhere ugly, and a production should not tidy it away. It is also Ibsen’s funniest play about families.',
    moments: [
      ['Act 1, the report', 'He is delighted to be proved right about poison.'],
      ['Act 3, the newspaper', 'Principles change desks in ten minutes.'],
      ['Act 4, the meeting', 'They take a vote on whether he may speak of the water.'],
      ['Act 5, the stones', 'He keeps the ones that came through the window.'],
    ],
    characters: [
      ['Dr Stockmann', 'has never had a bill sent to him'],
      ['Peter Stockmann', 'mayor and elder brother'],
      ['Katrine Stockmann', 'does the adding up'],
      ['Petra', 'a teacher who must teach what she does not believe'],
      ['Hovstad', 'an editor with subscribers'],
      ['Aslaksen', 'moderation in all things'],
      ['Morten Kiil', 'owns the tannery'],
    ],
    pattern: 'The word majority. Who says it, and how many are in the room.',
    questions: [
      'Should experts be obeyed?',
      'Find the line in the meeting at which you left the doctor’s side.',
      'What would it cost to close the baths, and who would pay?',
      'Is “the strongest man is he who stands alone” a victory?',
    ],
    lesson: {
      name: 'An Enemy of the People: a public meeting',
      aim: 'Run a town meeting in role and analyse how procedure can silence.',
      start: 'Vote by hands on a dull motion. Now change it by amendment until it means the opposite.',
      main: [
        'Give each student a role with an interest: hotel keeper, patient, ratepayer, journalist. Elect a chair.',
        'The doctor has one page of findings. The chair has the rules. Run eight minutes.',
      ],
      end: 'Out of role: list what stopped the report from being read. Compare with act 4.',
      support: 'Give the chair three ready motions.',
      stretch: 'Add one journalist who must file fifty words during the meeting.',
    },
  },
  {
    play: 'the-cherry-orchard',
    world: 'A country house with a nursery, in May frost, with the trains running late.',
    problem:
      'Chekhov called it a comedy and his first director wept. Nobody listens, everybody talks, and the sale at the centre happens in another town. The ensemble must be able to be silly and heartbroken in the same minute without changing key. And there is a sound, as of a breaking string, that no one can explain.',
    moments: [
      ['Act 1, the bookcase', 'A speech of thanks to a piece of furniture, a hundred years old.'],
      ['Act 2, the breaking string', 'Each has a different explanation. Who is frightened?'],
      ['Act 3, “I bought it”', 'During a party that they cannot pay for. He dances.'],
      ['Act 4, the forgotten man', 'They lock the doors and have left someone inside.'],
    ],
    characters: [
      ['Lyubov Ranevskaya', 'gives her last gold coin to a passer-by'],
      ['Lopakhin', 'tells them exactly what to do'],
      ['Gaev', 'plays billiards in the air'],
      ['Varya', 'has the keys'],
      ['Anya', 'is seventeen and says goodbye to the old life'],
      ['Trofimov', 'the eternal student, has lost his galoshes'],
      ['Firs', 'refused to be freed'],
      ['Yepikhodov', 'two-and-twenty misfortunes'],
    ],
    pattern:
      'Keys, coins, clocks. Who counts, who spends and who is owed. Lopakhin looks at his watch from the first minute.',
    questions: [
      'Why does Lopakhin not propose?',
      'What is the orchard to each of them, in a word?',
      'Is it a comedy? Choose two moments to convince a doubter.',
      'What is the sound?',
    ],
    lesson: {
      name: 'The Cherry Orchard: a proposal that does not happen',
      aim: 'Stage subtext through objects and interruption.',
      start:
        'Two people must not talk about the thing they came to talk about. They have a suitcase to close.',
      main: [
        'Read Lopakhin and Varya in act 4. List what each looks for, lifts, mentions. Where could he have spoken?',
        'Play it with a prompter who says “now” at each chance. Then without.',
      ],
      end: 'Hold the moment after he has gone for as long as it is bearable. What does she do with her hands?',
      support: 'Mark three chances on the page.',
      stretch: 'Play it so that he means to, and then so that he never did.',
    },
  },
  {
    play: 'the-seagull',
    world: 'An estate by a lake, a stage of planks, and six people in love with the wrong one.',
    problem:
      'The first act contains a bad, or possibly good, avant-garde play that must be done with complete conviction. The two years before the last act are the biggest event and we do not see them. Everyone is an artist or wants one; vanity has to be lovable.',
    moments: [
      ['Act 1, the play by the lake', 'His mother talks through it. Is it any good?'],
      ['Act 2, the notebook', 'A famous man turns a young woman into a subject for a short story, aloud.'],
      ['Act 3, the bandage', 'A mother and son: tenderness, insult and tears in two pages.'],
      ['Act 4, the game of lotto', 'Numbers are called while a life ends next door.'],
    ],
    characters: [
      ['Nina', 'will be an actress, whatever it costs'],
      ['Konstantin', 'wants new forms, and his mother'],
      ['Arkadina', 'has fifteen hundred roubles for dresses'],
      ['Trigorin', 'would rather be fishing'],
      ['Masha', 'is in mourning for her life'],
      ['Dorn', 'a doctor who liked the play'],
      ['Sorin', 'wanted to be a writer and wanted to marry'],
    ],
    pattern:
      'The stage of planks stands through the whole play. At the end it is a skeleton with a curtain flapping.',
    questions: [
      'What is Nina right about in the last act?',
      'Who is kind?',
      'Is Konstantin’s play ahead of its time or merely young?',
      'Where is the comedy in act four?',
    ],
    lesson: {
      name: 'The Seagull: playing the bad play well',
      aim: 'Commit to a heightened style and observe how an audience makes or unmakes it.',
      start: 'Read a recipe as prophecy.',
      main: [
        'One group stages Konstantin’s monologue with all the belief in the world and what is in the room.',
        'The rest are the family: one loves the author, one is his mother, one is a doctor, one is hungry. Interrupt as written.',
      ],
      end: 'Ask the performer at what moment the play was lost. Ask the mother too.',
      support: 'Use the first twelve lines.',
      stretch: 'Play it to an audience that is moved. Is it a better play?',
    },
  },
  {
    play: 'spring-awakening',
    world:
      'A provincial German town about 1890, in which children are examined on everything but what they need to know.',
    problem:
      'The young people were written to be played with candour and the adults as puppets, with names like Professor Thickstick. It contains suicide, rape, abortion and a man in a mask in a churchyard. Any staging with students needs care about who plays and sees what; a reading with the adults’ scenes staged is often wiser.',
    moments: [
      ['1.1, the dress', 'A mother lets down a hem and does not answer a question.'],
      ['2.7, Moritz by the river', 'A friend offers him an ordinary evening. He says no.'],
      ['3.1, the staff meeting', 'They debate whether to open a window.'],
      ['3.7, the churchyard', 'A dead boy and a stranger bargain for a living one.'],
    ],
    characters: [
      ['Wendla', 'asks her mother where babies come from'],
      ['Melchior', 'knows the facts and nothing else'],
      ['Moritz', 'must not fail'],
      ['Ilse', 'ran away and comes back with petals in her hair'],
      ['Frau Bergmann', 'cannot say it'],
      ['The Masked Man', 'will not give his name'],
    ],
    pattern:
      'Letters, essays, reports: paper that the adults read about the young instead of talking to them.',
    questions: [
      'Which adult could have helped, and with what sentence?',
      'Why is the staff meeting funny?',
      'Is the Masked Man life, the author, or a temptation?',
      'What should a school today do with this play?',
    ],
    lesson: {
      name: 'Spring Awakening: the staff meeting',
      aim: 'Use grotesque style to satirise authority.',
      start: 'Walk as an idea of a teacher drawn by a small child. Exaggerate one part.',
      main: [
        'Give each student a ridiculous name from the scene and one rule. Discuss a real and urgent matter, but only by way of the window.',
        'Place one student as Melchior, silent, in plain clothes, in the middle.',
      ],
      end: 'Freeze. Melchior speaks one sentence that nobody answers.',
      support: 'Rules on cards.',
      stretch: 'Shift from grotesque to real within one line and back.',
    },
  },
];
