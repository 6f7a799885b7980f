import { fireEvent, render, screen } from '@testing-library/react';
import { AdminLayout } from '@/components/admin/AdminLayout';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

const organisations = ['a', 'b', 'c'].map((id) => ({ id, name: `School ${id}`, sections: [] }));

/** Administration of one organisation, as its address says. */
const page = (at: number) => (
  <FakeRouterProvider address="/admin">
    <AdminLayout
      section={null}
      asked={null}
      organisation={organisations[at]!}
      organisations={organisations}
      operator={false}
    >
      {null}
    </AdminLayout>
  </FakeRouterProvider>
);

it('what was chosen and not sent is gone once the page has shown another, also when it comes back', () => {
  const { rerender } = render(page(0));
  const chooser = screen.getByRole('combobox', { name: 'Organisation' });
  fireEvent.change(chooser, { target: { value: 'b' } });
  expect(chooser).toHaveValue('b');
  rerender(page(2));
  expect(chooser).toHaveValue('c');
  rerender(page(0));
  expect(chooser).toHaveValue('a');
});
