import type { Dossier } from '../dossier';

/** Greek tragedy. */
export const greek: readonly Dossier[] = [
  {
    play: 'antigone',
    world:
      'Thebes on the morning after a siege: two brothers have killed each other at the gate, and their uncle has become king overnight.',
    problem:
      'Both sides have a case, and the balance is the play: a Creon who rants or an Antigone who glows settles it too soon. Everything violent happens out of sight, so messengers carry the action. And the chorus of old men has to be a person, not a pause.',
    moments: [
      ['Prologue', 'Two sisters outside the gates, before dawn, in whispers. One “no” starts everything.'],
      ['The Guard’s report', 'A frightened comic in a tragedy. He drew lots and lost.'],
      [
        'Creon and Haemon',
        'An argument that begins politely. Chart the exact line at which politeness stops.',
      ],
      ['The Messenger', 'Three deaths in one speech, and Eurydice leaves without a word.'],
    ],
    characters: [
      ['Antigone', 'loves the dead and is short with the living'],
      ['Creon', 'has one day’s experience'],
      ['Ismene', 'refuses, then wants to share the punishment'],
      ['Haemon', 'argues like a son, then like a citizen'],
      ['Tiresias', 'sees, and names his fee: nothing'],
      ['The Guard', 'wants to go home'],
      ['Eurydice', 'has nine lines'],
    ],
    pattern:
      'Walls, gates, the unburied and the buried alive. The dead are kept above ground and the living put below it; Tiresias says so.',
    questions: [
      'Write Creon’s law as a sensible person would defend it.',
      'Why does Antigone not escape, as she well might?',
      'Does the Chorus agree with anybody?',
      'Whose tragedy is it? Count who is left.',
    ],
    lesson: {
      name: 'Antigone: the argument of father and son',
      aim: 'Plot rising conflict in a formal debate and stage it with nothing but distance.',
      start:
        'Argue in pairs over a lost phone, with the rule that each must begin by granting the other’s last point.',
      main: [
        'Read Creon and Haemon. On squared paper draw the heat of each line from one to ten.',
        'Stage it along a rope: every point of heat is a step. They start side by side.',
      ],
      end: 'At the greatest distance, freeze. A third person, a citizen, walks between and says what Thebes heard.',
      support: 'Use the single-line exchanges only.',
      stretch: 'Run it with a chorus of six who step with whoever they agree with.',
    },
  },
  {
    play: 'oedipus-rex',
    world: 'Thebes in a plague, outside the palace of a king who once saved the city by answering a riddle.',
    problem:
      'The audience knows and he does not. Each witness brings good news that turns into the next piece of proof, and the actor must go on wanting to know. Played as doom it is slow; played as an investigation it is the fastest play there is.',
    moments: [
      ['The curse', 'He curses the murderer with great care, and by name of everything but himself.'],
      ['Tiresias', 'The truth is told aloud in the first half-hour. Why does nobody hear it?'],
      ['Jocasta’s comfort', 'To prove that oracles lie she mentions a place where three roads meet.'],
      ['The herdsman', 'Threatened until he speaks. “I am at the edge of saying it.” “And I of hearing.”'],
    ],
    characters: [
      ['Oedipus', 'a good king who is quick'],
      ['Jocasta', 'understands first'],
      ['Creon', 'does not want the throne, he says'],
      ['Tiresias', 'would rather not have come'],
      ['The Corinthian', 'thinks that he brings good news'],
      ['The Herdsman', 'felt sorry for a child, once'],
    ],
    pattern:
      'Seeing and feet. He is named for his feet and ruined by his eyes. A production can tell the whole story with how he walks.',
    questions: [
      'What has Oedipus done wrong that he could have known was wrong?',
      'At what line does Jocasta know?',
      'If it was foretold, is it a tragedy?',
      'How would you do the eyes?',
    ],
    lesson: {
      name: 'Oedipus Rex: an investigation',
      aim: 'Use the structure of a detective story to understand dramatic irony.',
      start:
        'The class knows a secret about a volunteer, who must find it by questions that may be answered only with true but unhelpful facts.',
      main: [
        'Lay the six witnesses out on the floor in order. For each: what Oedipus hopes, what he learns, what we already knew.',
        'Play the last forty seconds of each interview in turn, with Jocasta watching throughout.',
      ],
      end: 'Let Jocasta leave when she knows. Compare the places: which line gives the best exit?',
      support: 'Provide the witness cards filled in for the first two.',
      stretch: 'Play the interviews backwards and see what the irony becomes.',
    },
  },
  {
    play: 'medea',
    world: 'Corinth, a house with its doors shut, and a foreign woman inside who can be heard.',
    problem:
      'She kills her children, and must be neither mad nor a monster. Her long argument with herself is the centre, and the chorus of local women who have promised to keep quiet are guilty in it. Then there is the chariot: a god’s exit for a murderer.',
    moments: [
      [
        'The first cries',
        'We hear her before we see her, and when she comes out she is calm. Which is worse?',
      ],
      ['“Of all creatures that have life”', 'A speech on marriage that makes the chorus promise silence.'],
      ['The day’s delay', 'Creon gives her one day because he is sorry for the children.'],
      ['The great monologue', 'She changes her mind four times. Find the turns.'],
    ],
    characters: [
      ['Medea', 'clever, and tired of being told so'],
      ['Jason', 'explains that it is for the best'],
      ['Creon', 'is afraid of her and says so'],
      ['The Nurse', 'fears what a great temper does to small people'],
      ['Aegeus', 'offers a home for a promise'],
      ['The Tutor', 'hears the news by the fountain'],
    ],
    pattern:
      'Oaths and hands. Jason took her right hand, Aegeus gives his, the children’s hands are kissed. Broken hands are the crime behind the crime.',
    questions: [
      'Does the play want us to forgive her, understand her, or neither?',
      'Why do the women of Corinth not speak?',
      'Is Jason lying?',
      'What does the escape say that an arrest would not?',
    ],
    lesson: {
      name: 'Medea: four changes of mind',
      aim: 'Find the turns in a long speech and mark them with space and voice.',
      start: 'Argue aloud with yourself about something small, changing chairs at each change of mind.',
      main: [
        'Give the monologue to four voices, one to each resolve. They pass it like a hot stone.',
        'Return it to one actor with four places on the floor. She may not move without a word that sends her.',
      ],
      end: 'Remove the places. What remains of them in the voice?',
      support: 'Mark the turns on the sheet and look for reasons.',
      stretch: 'Let the chorus try to stop her with movement only. She has an answer each time.',
    },
  },
  {
    play: 'the-bacchae',
    world: 'Thebes, a city of order below a mountain on which its women are dancing.',
    problem:
      'The god must be charming, ridiculous and frightening in that sequence. The chorus are foreigners who sing of peace and tear things apart. And the scene in which a ruler is talked into a dress has to make an audience laugh before it makes them ashamed of it.',
    moments: [
      ['Two old men in fawn skins', 'They are going dancing because it is prudent.'],
      ['The interrogation', 'A prisoner answers every question. The jailer gets nothing.'],
      ['The dressing', '“Would you like to see them?” It takes one line.'],
      [
        'Agave and the head',
        'Her father brings her back to herself with questions, gently: what is the sky like now?',
      ],
    ],
    characters: [
      ['Dionysus', 'a god who smiles'],
      ['Pentheus', 'young, and sure about women'],
      ['Agave', 'is proud of what she is carrying'],
      ['Cadmus', 'hedges'],
      ['Tiresias', 'can always find a reason'],
      ['A Messenger', 'saw it and is still walking fast'],
    ],
    pattern:
      'Hair, dress, hands: what is loosened and what is pinned up. Follow Pentheus’s clothing and you have the plot.',
    questions: [
      'What does Dionysus want?',
      'Is Pentheus wrong to keep order?',
      'How does a chorus frighten without touching anyone?',
      'Does the god’s punishment fit? Who says that it does not?',
    ],
    lesson: {
      name: 'The Bacchae: waking Agave',
      aim: 'Play a recognition scene by slow questioning and learn the weight of a simple answer.',
      start:
        'In pairs A describes the room as it was when they were five. B brings them back to today with kind questions only.',
      main: [
        'Read Cadmus and Agave. Number the questions. Between each, agree on how much she knows.',
        'Play with a rolled coat for what she holds. She must not look at it until the last question.',
      ],
      end: 'The class writes what the second look lasted: two seconds, or ten? Try both.',
      support: 'Read the scene with someone standing for what she sees.',
      stretch: 'Play it with the chorus present, deciding when their triumph stops.',
    },
  },
];
