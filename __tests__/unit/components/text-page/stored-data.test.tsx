/** The page says each kind with its reason, its period and its tables; nothing of the list is left out. */
import { render, screen, within } from '@testing-library/react';
import { StoredData } from '@/components/text-page/StoredData';
import { dataFacts } from '@/lib/domain/privacy/data-facts';

it('shows every kind of data with why, how long and where', () => {
  render(<StoredData groups={dataFacts} />);
  for (const { heading, facts } of dataFacts) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    for (const { what, why, howLong, stored } of facts) {
      const section = screen.getByRole('heading', { level: 3, name: what }).closest('section')!;
      expect(within(section).getByText(why)).toBeInTheDocument();
      expect(within(section).getByText(howLong)).toBeInTheDocument();
      for (const table of Object.keys(stored)) expect(within(section).getByText(table)).toBeInTheDocument();
    }
  }
});
