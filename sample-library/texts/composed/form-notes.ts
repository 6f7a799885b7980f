/** What to look for in a form, what to try and where it goes wrong; the rest of a form’s guide comes from the facts. */
export interface FormNote {
  form: string;
  look: string;
  practice: string;
  trap: string;
  question: string;
}

export const formNotes: readonly FormNote[] = [
  {
    form: 'greek-tragedy',
    look: 'A public place, a person who insists, and a chorus that must go on living there afterwards. Look for the argument in single lines, the song that stops the action, and the messenger.',
    practice:
      'Report to the class, as a messenger, something that you really saw this week. You may use no gesture until the last sentence. Then give the class, as chorus, one line with which to answer.',
    trap: 'Solemnity. The people in these plays are frightened, sarcastic, in a hurry. If everyone sounds like a statue, ask what each wants in the next minute.',
    question: 'Which decisions in your own town are made in front of everybody?',
  },
  {
    form: 'shakespearean-tragedy',
    look: 'A person of great gifts, a decision that could have gone otherwise, and a comedian at the worst moment. Look for the scene in which the hero is absent and the play shows us the price.',
    practice:
      'Find the last line at which the hero could still turn back. Stage the five lines before it so that we hope.',
    trap: 'Looking for a single fatal flaw. It is a phrase from criticism, not from the plays: ask what they do, and who pays.',
    question: 'Who is left to tidy up, and do we trust them?',
  },
  {
    form: 'revenge-tragedy',
    look: 'A crime that the law will not punish, a ghost or a skull that will not be quiet, a revenger who becomes like his enemy, a play or a masque that kills. Look for the jokes.',
    practice:
      'List the revenger’s reasons in act one and act five. Play the last line of each list to the same listener.',
    trap: 'Blood for its own sake. The violence is exact, and often witty: find what it answers.',
    question: 'When does justice turn into revenge, and who can tell?',
  },
  {
    form: 'verse-drama',
    look: 'A beat that can be kept and broken. Notice who speaks verse, who speaks prose, who shares a line with whom, and who breaks off.',
    practice:
      'Tap the beat while a partner speaks, and stop tapping whenever it breaks. What has just happened to the speaker?',
    trap: 'Chanting. The beat is a heart, not a drum kit: it should be felt in the room and not counted by it.',
    question: 'What can a character do in verse that would sound strange in prose?',
  },
  {
    form: 'chronicle-history-play',
    look: 'A crown passed from hand to hand, a map, a crowd, and a scene in which ordinary people say what the great ones’ war has cost. Look for what is left out of the official speeches.',
    practice: 'Write a headline for each scene, from the winner’s newspaper. Then write the loser’s.',
    trap: 'Treating it as a record. It was written for its own time’s arguments, under a censor.',
    question: 'Who writes the history of your place, and in whose voice?',
  },
  {
    form: 'comedy-of-manners',
    look: 'A set of people with rules, and somebody who knows them too well or not at all. Look for what it costs to live here, and who pays for the sandwiches.',
    practice:
      'Hold a polite conversation in which everyone has a secret rule. Leave when you have worked out another’s.',
    trap: 'Posing. Manners are for getting what you want: play the want and let the fan look after itself.',
    question: 'What would get you thrown out of your own circle?',
  },
  {
    form: 'restoration-comedy',
    look: 'Wit as a weapon, money as a motive, asides to friends in the pit, and women who bargain. Look for the contract scene.',
    practice:
      'Draw up terms for sharing a house with someone you like: six things that you will not give up. Read them aloud as a love scene.',
    trap: 'Wigs first. And the plays’ carelessness about consent: name it, and do not smooth it.',
    question: 'Which of these people would you trust with a secret?',
  },
  {
    form: 'farce',
    look: 'An ordinary wish, a small lie, a door. Everything is caused: trace any disaster back and you come to a reasonable decision.',
    practice:
      'Plan on paper three people, two doors and one towel. Nobody may enter without a reason that they believe.',
    trap: 'Speed without need. Go slowly until the needs are real, and the pace will come.',
    question: 'What is the most reasonable thing that you have done that ended badly?',
  },
  {
    form: 'satire',
    look: 'A target with power, a mask that fits it too well, and laughter that catches in the throat when we recognise ourselves.',
    practice: 'Write a notice, in perfect official language, for a rule that should not exist.',
    trap: 'Attacking the weak. Ask who could answer back.',
    question: 'Is there anything that should not be laughed at, and who decides?',
  },
  {
    form: 'commedia-dellarte',
    look: 'Types with fixed wants, masks, physical routines, and a plot that is only a reason for them. Look for hunger, and for the moment at which a servant nearly becomes a master. Notice that the lovers wear no masks: they have the least to hide and the least to do.',
    practice:
      'Give each of four players one want and one walk. Run a scene of ninety seconds around a single sausage.',
    trap: 'Generalised zaniness. A routine has steps, and can be done twice.',
    question: 'Who are the types of your own street?',
  },
  {
    form: 'naturalism',
    look: 'A room with a history, real objects, money, and something that has already happened. Look for where the outside world comes in: a letter, a visitor, the weather.',
    practice: 'Enter a room and find a place to sit, given three facts that you may not mention.',
    trap: 'Mumbling. Subtle is not small: it must reach the back row.',
    question: 'How much of what you do is decided by the room that you are in?',
  },
  {
    form: 'realism',
    look: 'People who could live next door, a social question that they are caught in, and dialogue that has been overheard and then sharpened.',
    practice:
      'Record, with permission, a minute of conversation. Write it down exactly. Now cut a third without losing anything.',
    trap: 'Believing that it is not written. Every line is a choice.',
    question: 'Which problem of today would this play’s author put in a kitchen?',
  },
  {
    form: 'symbolism',
    look: 'Repeated images, colours, silences; people who seem to be listening to something else. The plot is simple and the air is full.',
    practice:
      'Choose one colour, one sound and one object for a scene. Each may appear three times, and the third time must have changed.',
    trap: 'Vagueness. A symbol is a particular thing used exactly.',
    question: 'What do you know that you cannot say except by pointing at something?',
  },
  {
    form: 'expressionism',
    look: 'Short scenes, a lone figure, crowds that act as one, a world bent by feeling. Names become jobs.',
    practice: 'Stage a trip to the dentist as it feels.',
    trap: 'One level of intensity for an hour. Without an ordinary moment there is nothing to distort.',
    question: 'What in your day already looks like this?',
  },
  {
    form: 'absurdism',
    look: 'Waiting, repetition, talk that does not get anywhere, and jokes by people in despair. Look for the tenderness.',
    practice:
      'Two people must pass the time with a hat and four sentences. Nothing may happen. It must be interesting.',
    trap: 'Being weird. The situations are simple and the people are entirely serious.',
    question: 'What do you do to make sure that you exist?',
  },
  {
    form: 'epic-theatre',
    look: 'Titles, songs, episodes, actors who show us a character and an opinion. Look for who profits.',
    practice:
      'Stop a scene before its decision and have the actor tell us two other things that the person could have done.',
    trap: 'Coldness. It should be as gripping as a trial.',
    question: 'What does the play want you to be unable to say afterwards?',
  },
  {
    form: 'musical-theatre',
    look: 'The moment at which speech is not enough. What does the character know at the end of the song that they did not know at the start?',
    practice:
      'Speak a lyric as a scene partner would need to hear it, with an aim in each line. Only then sing it.',
    trap: 'Stopping to sing. A song is an action.',
    question: 'Which ordinary sentence of yours deserves a chorus?',
  },
  {
    form: 'opera',
    look: 'Emotion given time. The orchestra may know more than the singer: listen for when it disagrees.',
    practice:
      'Listen to two minutes without the words and write what each instrument wants. Then read the words.',
    trap: 'Treating it as a concert in costume, or as somebody else’s culture. Its stories are as blunt as a headline.',
    question: 'What does slowness let you see?',
  },
  {
    form: 'verbatim-theatre',
    look: 'Exact words with their stumbles, an editor’s hand in the order, and a duty to people who are alive.',
    practice:
      'Interview a partner about a door that they remember. Perform their words with every “um”. They then say what felt true and what felt stolen.',
    trap: 'Imitation of voices as comedy. And consent: ask, show, ask again.',
    question: 'Who owns a story that somebody told you?',
  },
  {
    form: 'devised-theatre',
    look: 'The seam between sources, the pictures that carry argument, a group’s particular sense of humour.',
    practice: 'Begin with a rule rather than an idea: everything must happen under one table.',
    trap: 'Keeping everything. The cut is the composition.',
    question: 'What can twelve people think of that one cannot?',
  },
  {
    form: 'physical-theatre',
    look: 'Weight, balance, lifts, breath; story that could not be told by standing and talking.',
    practice:
      'In pairs, six moves: lean, catch, turn, lift, let go, look. Give them a reason for each, then change the reasons and not the moves.',
    trap: 'Illustrating the words. If they say rain, do not do rain.',
    question: 'What does a body know that a sentence leaves out?',
  },
  {
    form: 'tragicomedy',
    look: 'Danger that turns, an ending that gives something back but not everything. Look for the person who is not healed.',
    practice:
      'Play a reunion scene first as pure joy, then with one person who cannot join in. Where do you look?',
    trap: 'Choosing. The two moods are meant to be in the room at once.',
    question: 'What cannot be given back?',
  },
  {
    form: 'puppetry',
    look: 'Breath, focus and weight: the puppet lives when the people working it look at it and breathe for it. Look for how much the audience supplies: a face that cannot change seems to, because of what has just happened to it.',
    practice: 'Make a coat breathe. Then let it look at the door. Then let it decide not to go.',
    trap: 'Too much movement. Stillness with breath is life; waving is not.',
    question: 'Why do we mind what happens to a piece of cloth?',
  },
  {
    form: 'storytelling-theatre',
    look: 'An actor who tells and becomes, often in the same sentence. The audience’s imagination is the set.',
    practice: 'Tell a fairy tale in pairs, changing from telling to being on a touch.',
    trap: 'Telling what we can see. Say the thing that cannot be shown and show the thing that cannot be said.',
    question: 'What does the teller want from us?',
  },
];
