import { isRobot } from '@/services/product/usage/robots';
import list from '@/services/product/usage/robots.json';
import { BROWSER } from '../../../../support/usage/usage-month';

it('case 11: robots of the list, empty and one-letter agents, and programs are no people', () => {
  expect(list.patterns).toHaveLength(327);
  for (const agent of ['Googlebot/2.1', '', 'a', 'curl/8.5', 'HeadlessChrome/120', 'python-requests/2.31'])
    expect(`${agent}: ${isRobot(agent)}`).toBe(`${agent}: true`);
  for (const agent of [
    BROWSER,
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  ])
    expect(isRobot(agent)).toBe(false);
});
