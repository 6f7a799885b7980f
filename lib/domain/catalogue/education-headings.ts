/** Headings of the education menu's columns, by the filter that each is of. */
export const educationHeadings = {
  level: 'By level',
  course: 'By subject',
  theatreSkill: 'Theatre skills',
  englishSkill: 'English skills',
} as const;
