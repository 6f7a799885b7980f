/** The text field of a listing's filters: it keeps the focus, and follows the address. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterForm } from '@/components/search/filters/FilterForm';
import type { ListingState } from '@/lib/domain/listing/address';
import { listingScreen } from '@/lib/domain/listing/screens';

jest.mock('@/components/filters/FilterPanel', () => ({ FilterPanel: () => null }));

const start = { q: '', sort: '', page: 1, filters: {}, standards: null } as unknown as ListingState;

function Form() {
  const [state, setState] = useState(start);
  return (
    <>
      <FilterForm
        screen={listingScreen('productions')}
        state={state}
        context={{} as never}
        hidden={[]}
        searchLabel="Search in productions"
        onChange={setState}
      />
      <output>{state.q}</output>
      <button onClick={() => setState(start)}>Back</button>
    </>
  );
}
const field = () => screen.getByRole('searchbox', { name: 'Search in productions' });

/** These tests have Node's, which reads no form. */
class FormDataOfForm extends FormData {
  constructor(form: HTMLFormElement) {
    super();
    form.querySelectorAll('input').forEach(({ name, value }) => this.append(name, value));
  }
}
beforeAll(() => {
  globalThis.FormData = FormDataOfForm as typeof FormData;
});

it('Enter searches and leaves the focus and the text in the field; Back changes the text', async () => {
  render(<Form />);
  await userEvent.type(field(), 'lear{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('lear');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('lear');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveValue('');
});
