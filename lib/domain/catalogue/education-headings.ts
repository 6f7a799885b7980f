/** Headings of the columns of the education menu, by filter name. */
export const educationHeadings = {
  level: 'By level',
  course: 'By qualification or country',
  theatreSkill: 'Theatre skills',
  englishSkill: 'English skills',
} as const;
