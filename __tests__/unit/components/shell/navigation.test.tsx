import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/shell/footer/Footer';
import { Navigation } from '@/components/shell/navigation/Navigation';
import { ShellContext } from '@/components/shell/shell-context';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

const navigation = (empty: readonly string[]) => (
  <FakeRouterProvider address="/">
    <Navigation education={[]} empty={empty} />
  </FakeRouterProvider>
);
const names = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);

it('leads to lists that hold something: a library without interviews has no Interviews', () => {
  const { rerender } = render(navigation([]));
  expect(names().filter((name) => name === 'Interviews')).toHaveLength(2);
  rerender(navigation(['/interviews', '/themes#forms', '/training-courses']));
  expect(names()).not.toContain('Interviews');
  expect(names()).not.toContain('Forms and styles');
  expect(names()).toContain('Themes');
  // A column without a link goes; one keeps its others.
  expect(screen.queryByText('Training for staff')).toBeNull();
  expect(screen.getByText('By idea')).toBeInTheDocument();
});

it('leaves a column out in which nothing is left', () => {
  const empty = ['/titles', '/people', '/companies', '/genres', '/periods'];
  render(navigation(empty));
  expect(screen.queryByText('Who and what')).toBeNull();
});

it('has a foot that leads to no list without anything, and to help of the library itself', () => {
  render(
    <FakeRouterProvider address="/">
      <ShellContext value={{ ...anonymousShell, empty: ['/lesson-plans', '/training-courses'] }}>
        <Footer />
      </ShellContext>
    </FakeRouterProvider>,
  );
  expect(names()).toContain('Productions');
  expect(names()).not.toContain('Lesson plans');
  expect(names()).not.toContain('Training courses');
  expect(screen.getByRole('link', { name: 'Using the library' })).toHaveAttribute('href', '/help');
});
