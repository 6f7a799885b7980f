import { isTourPage, tourSteps } from '@/lib/domain/prompts/tour-steps';

const group = (heading: string) => ({ heading, links: [] });

it('is one step for the menu and one for each column it can explain', () => {
  const steps = tourSteps([group('By level'), group('Something new'), group('English skills')]);
  expect(steps.map(({ target }) => target)).toEqual([
    'education',
    'education-By level',
    'education-English skills',
  ]);
  for (const { title, text } of steps) expect([title, text]).not.toContain('');
});

it('knows every column of the menu', () => {
  const headings = ['By level', 'By qualification or country', 'Theatre skills', 'English skills'];
  expect(tourSteps(headings.map(group))).toHaveLength(5);
});

it('has no step without a menu', () => {
  expect(tourSteps([])).toEqual([]);
});

it('R-TOU-8 shows on home and Explore alone', () => {
  expect(['/', '/explore', '/search', '/productions/[slug]'].filter(isTourPage)).toEqual(['/', '/explore']);
});
