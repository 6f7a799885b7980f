import { screen } from '@testing-library/react';
import { CodeScreen } from '@/components/class/CodeScreen';
import { renderPage } from '@/__tests__/support/in-browser/product';

it('after a wrong code the page begins at the field, which says what is wrong; before the first it does not', () => {
  const { unmount } = renderPage(<CodeScreen code="" refusal={null} />);
  expect(screen.getByLabelText('Class code')).not.toHaveFocus();
  unmount();
  renderPage(<CodeScreen code="XXXXXX" refusal="WRONG" />);
  expect(screen.getByLabelText('Class code')).toHaveFocus();
  expect(screen.getByLabelText('Class code')).toHaveAccessibleDescription(/^No class is open with this code/);
});
