import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { StyleguideScreen } from '@/components/styleguide/StyleguideScreen';
import configuration from '@/next.config';
import { FakeRouterProvider } from '@/__tests__/support/fake-router';

it('every specimen is shown in light, dark and both with more contrast', () => {
  render(
    <FakeRouterProvider address="/styleguide">
      <StyleguideScreen />
    </FakeRouterProvider>,
  );
  const buttons = screen.getByRole('region', { name: 'Buttons' });
  const looks = within(buttons).getAllByRole('group');
  expect(looks.map((look) => [look.dataset.scheme, look.dataset.contrast])).toEqual([
    ['light', undefined],
    ['dark', undefined],
    ['light', 'more'],
    ['dark', 'more'],
  ]);
  expect(screen.getAllByRole('region').length).toBeGreaterThan(8);
});

it('the page exists in development alone', () => {
  expect(existsSync('pages/styleguide.js')).toBe(true);
  expect(configuration('phase-development-server').pageExtensions).toContain('js');
  expect(configuration('phase-production-build').pageExtensions).not.toContain('js');
});
