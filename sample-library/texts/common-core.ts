/**
 * What each Common Core code asks, in words of our own: the published statements belong to their publishers and are
 * not reproduced. Keyed by strand and number; the two texts are for grades 6 to 8 and for grades 9 to 12.
 * © Copyright 2010. National Governors Association Center for Best Practices and Council of Chief State School
 * Officers. All rights reserved.
 */
export const commonCore: Readonly<Record<string, { name: string; middle: string; high: string }>> = {
  'RL.1': {
    name: 'Evidence from the text',
    middle: 'Back up what you say about a story, play or poem with moments and lines from it.',
    high: 'Choose the strongest evidence from a text for a reading, and say where the text leaves matters open.',
  },
  'RL.2': {
    name: 'Theme and summary',
    middle: 'Find a theme, follow how it grows, and sum up the work without opinion.',
    high: 'Trace themes through a whole work, show how they work on one another, and sum it up fairly.',
  },
  'RL.3': {
    name: 'Character, setting and plot',
    middle: 'Show how events move forward and how characters answer to what happens to them.',
    high: 'Explain how complicated characters change, clash and drive the plot, and what the writer’s choices do.',
  },
  'RL.4': {
    name: 'Words and their effect',
    middle: 'Work out words and figures of speech in context and say what they do to meaning and tone.',
    high: 'Weigh figurative and connotative meanings and how patterns of word choice build tone across a text.',
  },
  'RL.5': {
    name: 'Structure',
    middle: 'Say what a scene, stanza or speech does in the whole, and what its form adds.',
    high: 'Explain why the writer ordered events, opened or closed as they did, and what that does to an audience.',
  },
  'RL.6': {
    name: 'Point of view',
    middle:
      'Show how a speaker’s or character’s point of view is built, and what an audience knows that they do not.',
    high: 'Tell what is said from what is meant, in irony, understatement and views from other cultures.',
  },
  'RL.7': {
    name: 'Page, stage and screen',
    middle:
      'Compare reading a play with hearing or watching it, and say what staging, light and sound add or lose.',
    high: 'Compare several performances or versions of one work and judge how each reads the source.',
  },
  'RL.9': {
    name: 'Works beside works',
    middle: 'Compare how different works treat one subject, or how a modern work draws on an older one.',
    high: 'Show how writers remake earlier sources, and how works of one period treat the same questions.',
  },
  'RL.10': {
    name: 'Range of reading',
    middle:
      'Read stories, plays and poems of the grade’s difficulty, with help where it is needed at the top.',
    high: 'Read stories, plays and poems of the grade’s difficulty, alone and with confidence by the year’s end.',
  },
  'SL.1': {
    name: 'Discussion',
    middle:
      'Come prepared, build on what others say, ask questions that move talk on, and keep shared rules.',
    high: 'Lead and share discussion, weigh evidence and opposing views, and work towards a decision.',
  },
  'SL.2': {
    name: 'Information in many media',
    middle: 'Say what a recording, picture or talk is for and how it adds to a topic.',
    high: 'Draw on several sources in different media and judge how far each can be trusted.',
  },
  'SL.3': {
    name: 'A speaker’s case',
    middle: 'Outline a speaker’s argument and tell claims with support from claims without.',
    high: 'Judge a speaker’s stance, reasoning, evidence and rhetoric, and spot where it misleads.',
  },
  'SL.4': {
    name: 'Presenting',
    middle: 'Set out claims in order, with the detail that matters, eye contact, volume and clear speech.',
    high: 'Present so that listeners can follow the reasoning, fitted to purpose, audience and task.',
  },
  'SL.5': {
    name: 'Sound and image',
    middle: 'Use pictures, sound or display where they make a talk clearer.',
    high: 'Use digital media with purpose, to sharpen understanding and hold interest.',
  },
  'SL.6': {
    name: 'Fitting the occasion',
    middle: 'Adapt speech to task and company, and use formal English when it is called for.',
    high: 'Move between registers at will, with command of formal English where it fits.',
  },
  'W.1': {
    name: 'Argument',
    middle: 'Write arguments with clear reasons and relevant evidence.',
    high: 'Write arguments that take on the strongest opposing case with valid reasoning and enough evidence.',
  },
  'W.2': {
    name: 'Explanation',
    middle: 'Write to explain a topic, choosing, ordering and analysing what matters.',
    high: 'Write to explain complicated ideas accurately through careful choice, order and analysis.',
  },
  'W.3': {
    name: 'Narrative',
    middle: 'Write real or imagined experience with technique, telling detail and a clear sequence.',
    high: 'Write narratives, scenes included, with control of technique, detail and structure.',
  },
  'W.4': {
    name: 'Clear and fitting writing',
    middle: 'Write so that development, order and style suit task, purpose and reader.',
    high: 'Write with coherence and style fitted to task, purpose and reader.',
  },
  'W.5': {
    name: 'Planning and revising',
    middle: 'Plan, revise, edit and try another approach, with some help from peers and adults.',
    high: 'Strengthen writing by planning, revising and trying again where it matters most for the reader.',
  },
  'W.6': {
    name: 'Writing with technology',
    middle: 'Use technology to write, publish, cite and work with others.',
    high: 'Use technology to write and update shared work and to answer feedback.',
  },
  'W.7': {
    name: 'Research projects',
    middle: 'Carry out short research on a question, drawing on several sources.',
    high: 'Carry out short and longer research, narrowing or widening the question as needed.',
  },
  'W.8': {
    name: 'Using sources',
    middle: 'Gather from print and digital sources, judge them, and quote or paraphrase without copying.',
    high: 'Search well, judge each source’s use and limits, and weave sources in with correct citation.',
  },
  'W.9': {
    name: 'Writing from texts',
    middle: 'Draw evidence from literary or informational texts to support analysis.',
    high: 'Draw evidence from literary or informational texts to support analysis, reflection and research.',
  },
  'W.10': {
    name: 'Writing often',
    middle: 'Write routinely, for long and short stretches, for many purposes.',
    high: 'Write routinely, with time for reflection and revision and in single sittings.',
  },
  'L.1': {
    name: 'Grammar in use',
    middle: 'Show command of standard grammar when writing or speaking.',
    high: 'Show command of standard grammar, and know where usage is disputed.',
  },
  'L.2': {
    name: 'Capitals, punctuation and spelling',
    middle: 'Show command of the conventions of written English.',
    high: 'Show command of the conventions, down to semicolons, colons and hyphens.',
  },
  'L.3': {
    name: 'Language at work',
    middle: 'Use knowledge of language and its conventions to write, speak, read and listen.',
    high: 'Use knowledge of how language works in different contexts to choose for meaning and style.',
  },
  'L.4': {
    name: 'Unknown words',
    middle: 'Work out unknown words from context, word parts and reference works.',
    high: 'Work out unknown and many-sided words, choosing among several strategies.',
  },
  'L.5': {
    name: 'Figures and shades of meaning',
    middle: 'Understand figures of speech, word relationships and shades of meaning.',
    high: 'Interpret figures of speech such as euphemism and hyperbole, and the fine shades between near words.',
  },
  'L.6': {
    name: 'Academic and subject words',
    middle: 'Learn and use general academic and subject words accurately.',
    high: 'Learn and use academic and subject words well enough for college and work.',
  },
};
