/** A clip of a lesson opens in the lesson's own player, which ends it. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LessonScreen } from '@/components/lesson/LessonScreen';
import { changeLesson } from '@/lib/browser/lesson';
import { contentItem } from '@/__tests__/support/content/item';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';
import { listEntry } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const { item: _item, documents: _documents, ...entry } = listEntry;
const clip = {
  ...entry,
  id: '2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a02',
  kind: 'clip' as const,
  start: 5,
  end: 9,
};
const film = contentItem({ id: 'a', media: { type: 'video', assetId: 'a', durationMinutes: 2 } });

it('and from there the way leads back to the list', async () => {
  freshBrowser();
  changeLesson({ do: 'add', entry });
  changeLesson({ do: 'add', entry: { ...clip, title: 'The daggers' } });
  product.server.use(http.get('*/api/items', () => HttpResponse.json({ items: [film] })));
  const address = `/lists?at=${clip.id}`;
  const { unmount } = renderPage(<LessonScreen />, '/lists');
  expect(await screen.findByRole('link', { name: 'The daggers' })).toHaveAttribute('href', address);
  unmount();
  const { router } = renderPage(<LessonScreen />, address);
  expect(await screen.findByRole('button', { name: 'Play The daggers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(router().at).toBe('/lists');
  expect(await screen.findByRole('link', { name: 'The daggers' })).toBeVisible();
});
