import { render } from '@testing-library/react';
import { Highlight } from '@/components/ui/text/Highlight';

it('marks what the search marked and shows everything else as text', () => {
  const { container } = render(<Highlight markup="<mark>Tom</mark> &amp; <b>Jerry</b> &lt;3" />);
  expect(container).toHaveTextContent('Tom & <b>Jerry</b> <3');
  expect(container.querySelectorAll('mark')).toHaveLength(1);
  expect(container.querySelector('b')).toBeNull();
});
