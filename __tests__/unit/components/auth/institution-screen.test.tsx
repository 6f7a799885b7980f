import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InstitutionScreen } from '@/components/auth/InstitutionScreen';

const mockReplace = jest.fn().mockResolvedValue(true);
jest.mock('next/router', () => ({ useRouter: () => ({ replace: mockReplace }) }));

it('finds what was typed before the page was hydrated, and leaves it in the box', async () => {
  const page = <InstitutionScreen sought="" found={[]} returnTo="/guides" network={null} />;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'School, college or library' });
  box.value = 'harb';
  const root = await act(async () => hydrateRoot(document.getElementById('root')!, page));
  await waitFor(() => {
    expect(mockReplace.mock.calls.map(([address]) => address as string)).toEqual([
      '/sign-in/school?return=%2Fguides&name=harb',
    ]);
  });
  expect(box).toHaveValue('harb');
  act(() => root.unmount());
});
