import { render, screen } from '@testing-library/react';
import { CreditsSection } from '@/components/person/CreditsSection';
import type { CardItem } from '@/lib/contracts/catalogue/card';

const play = (id: string, dates: Partial<CardItem>): CardItem => ({
  id,
  type: 'title',
  slug: id,
  name: id,
  subType: null,
  image: null,
  shortIntroduction: '',
  date: null,
  media: null,
  hasAdultThemes: false,
  ...dates,
});

it('says of a play the year of its first performance, where it has no date', () => {
  const works = [play('Antigone', { firstPerformed: -441 }), play('Arcadia', { date: '1993-04-13' })];
  const credits = works.map((card) => ({ card, note: null }));
  const groups = [{ role: 'Writer', credits }];
  render(
    <CreditsSection section={{ kind: 'credits', id: 'credits', heading: 'Works', groups, more: null }} />,
  );
  const [antigone, arcadia] = screen.getAllByRole('listitem');
  expect(antigone).toHaveTextContent(/^441 BCE/);
  expect(arcadia).toHaveTextContent(/^1993/);
});
