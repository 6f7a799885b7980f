import { categoryOf } from '@/lib/domain/catalogue/category';

describe('category of an organisation', () => {
  it.each(['Secondary', 'Middle School', 'Higher Education', 'Other'] as const)(
    'R-CAT-1 keeps %s',
    (category) => {
      expect(categoryOf(category)).toBe(category);
    },
  );

  it.each([undefined, null, '', ' ', 'Primary', 'constructor'])('R-CAT-2 %s is Unknown', (text) => {
    expect(categoryOf(text)).toBe('Unknown');
  });

  it.each([
    [' secondary ', 'Secondary'],
    ['High School', 'Secondary'],
    ['SECONDARY SCHOOL', 'Secondary'],
    ['University', 'Higher Education'],
    ['college', 'Higher Education'],
    ['Further Education', 'Higher Education'],
    ['middle', 'Middle School'],
  ])('R-CAT-3 maps "%s" to %s', (text, category) => expect(categoryOf(text)).toBe(category));
});
