/** A theme across the library: a thought, a way of comparing and questions; the plays come from the facts. */
export interface ThemeNote {
  theme: string;
  name: string;
  thought: string;
  compare: string;
  questions: readonly string[];
}

export const themeNotes: readonly ThemeNote[] = [
  {
    theme: 'revenge',
    name: 'Revenge across the ages',
    thought:
      'A revenger wants the past to be different. Since it cannot be, the plays ask what is done to the present instead, and to whom. The law is always nearby: too slow, too corrupt, or in the revenger’s own family.',
    compare:
      'Take the moment at which two revengers could stop. Set out what each knows, who is with them and what time of day it is. The differences are the two plays.',
    questions: [
      'Who in each play asks for mercy, and in what words?',
      'Is anyone better off?',
      'What would a court have done?',
    ],
  },
  {
    theme: 'war',
    name: 'War on a small stage',
    thought:
      'Theatre cannot show a battle, and has been showing war since it began. It does so by what comes before and after: a speech, a list, a woman at a wall, a man who cannot sleep.',
    compare: 'Find in each play the person with least power to end the war and give them the last picture.',
    questions: [
      'Who makes speeches, and who is counted?',
      'What does the play leave off stage, and how do we know of it?',
      'Is there a just war in any of them?',
    ],
  },
  {
    theme: 'power',
    name: 'Who has power?',
    thought:
      'Power on stage is visible: who sits, who waits, who is interrupted, who may leave. Before it is a matter of crowns it is a matter of chairs.',
    compare:
      'Make a graph of power for two characters in each play, scene by scene. Lay one over the other and look for the crossing.',
    questions: [
      'Who has power without an office?',
      'How is it lost: taken, given, thrown away?',
      'Who profits from obedience?',
    ],
  },
  {
    theme: 'love',
    name: 'Love and its obstacles',
    thought:
      'A love story is a story about what is in the way: a wall, a vow, a disguise, a class, a wrong idea of oneself. Change the obstacle and you have another play.',
    compare:
      'Write the obstacle in each play as one line. Then write the moment at which it is understood, which is seldom the moment at which it is removed.',
    questions: ['Which lovers know one another?', 'What does each give up?', 'Who is left out?'],
  },
  {
    theme: 'marriage',
    name: 'Marriage as plot',
    thought:
      'Comedies end with it, tragedies begin after it, and a good many plays are negotiations about it. It is where feeling, law and money meet in one room.',
    compare: 'Read two proposals aloud, one from each of two periods. Whose idea is it, and what is offered?',
    questions: [
      'What may each wife own?',
      'Who else is in the marriage?',
      'Would you end the play where its author does?',
    ],
  },
  {
    theme: 'justice',
    name: 'Trials and judgements',
    thought:
      'A trial is already theatre: an audience, a stage, parts, a script that somebody departs from. Plays put the court on trial as well.',
    compare:
      'Draw the ground plan of each trial scene. Who is highest, who is in the middle, who is behind a barrier? Then move one of them.',
    questions: ['What is the law, and is it just?', 'Who speaks last?', 'What is not allowed as evidence?'],
  },
  {
    theme: 'social-class',
    name: 'Upstairs, downstairs and on the stairs',
    thought:
      'Servants see everything and are seldom asked. Plays about class are full of people who have to pass: between rooms, between voices, between names.',
    compare: 'Follow a servant through one act of each play and write down what they now know.',
    questions: [
      'Who can read whom?',
      'What would it take to cross over, and back?',
      'Who is laughed at, and by whom?',
    ],
  },
  {
    theme: 'gender',
    name: 'Playing women, playing men',
    thought:
      'For much of theatre’s history boys or men played women, and the plays know it. Dress, voice and permission are themes because they were working conditions.',
    compare:
      'Choose a scene of disguise from two periods. What must be learned, and what comes off with the costume?',
    questions: [
      'What can a woman in this play not do?',
      'Who polices it?',
      'How would casting against expectation change one scene?',
    ],
  },
  {
    theme: 'truth-and-lies',
    name: 'Liars, forgers and people who are sure',
    thought:
      'An audience usually knows who is lying. What it watches is belief: why this person, now, wants it to be so.',
    compare:
      'For each lie note who would be worse off if it were found out at once. It is often not the liar.',
    questions: [
      'Which lie is kind?',
      'What does the truth cost?',
      'When did you believe something false in the theatre?',
    ],
  },
  {
    theme: 'fathers-and-sons',
    name: 'Fathers and sons',
    thought:
      'An inheritance is a story that one generation tells another about who it must be. Sons in plays refuse it, fulfil it too well, or wait for somebody to die.',
    compare: 'Find the one thing that each father wants said to him. Is it said?',
    questions: ['What has the father not told?', 'Where are the mothers?', 'Does the son become him?'],
  },
  {
    theme: 'madness',
    name: 'Madness, acted and real',
    thought:
      'Stage madness has conventions: loose hair, songs, prose. Ask what a play gains by them, who is called mad for being inconvenient, and what a modern company owes to people who live with illness.',
    compare: 'Put a feigned madness beside a suffered one. Which is given the better lines, and why?',
    questions: [
      'Who calls whom mad?',
      'What does the character see that is true?',
      'How would you stage it without borrowing a symptom?',
    ],
  },
  {
    theme: 'the-role-of-the-artist',
    name: 'Plays about making plays',
    thought:
      'When theatre shows itself at work, it is asking what it is for: to catch a conscience, to pass an evening, to make a community, to be paid.',
    compare:
      'Set two rehearsals side by side. Who is in charge, who is missing, what goes wrong, and what is suddenly true?',
    questions: [
      'Who is the audience inside the play?',
      'Does the art do any good?',
      'Would you want to be in that company?',
    ],
  },
  {
    theme: 'identity-identity',
    name: 'Who do they say I am?',
    thought:
      'Twins, names, papers, parts: a good many plays take somebody’s identity away and wait to see what is left.',
    compare:
      'For each play write three answers to the question who is this: their own, their enemy’s, and the law’s.',
    questions: [
      'What proves who you are?',
      'Who gains if they are somebody else?',
      'Is the name given back at the end?',
    ],
  },
];
