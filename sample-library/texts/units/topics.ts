/** Topics that group units and lessons. */
export const topics: readonly { slug: string; name: string; text: string }[] = [
  { slug: 'staging', name: 'Staging', text: 'Space, focus and the audience’s place in it.' },
  {
    slug: 'verse-and-voice',
    name: 'Verse and voice',
    text: 'Speaking heightened language so that it is heard and believed.',
  },
  { slug: 'character', name: 'Character', text: 'What a person in a play wants, does and hides.' },
  { slug: 'design', name: 'Design', text: 'Set, light, sound and costume as part of the story.' },
  { slug: 'devising', name: 'Devising', text: 'Making theatre without starting from a script.' },
  {
    slug: 'theatre-history',
    name: 'Theatre history',
    text: 'Playhouses, companies and conventions, and what remains of them.',
  },
  { slug: 'comedy', name: 'Comedy', text: 'Timing, types and what laughter is for.' },
  { slug: 'tragedy', name: 'Tragedy', text: 'Choice, consequence and an audience that knows more.' },
  { slug: 'evaluation', name: 'Evaluation', text: 'Watching closely and writing fairly.' },
];
