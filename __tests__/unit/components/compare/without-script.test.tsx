import { renderToString } from 'react-dom/server';
import { cardOf } from '@/lib/domain/catalogue/card';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { contentItem } from '@/__tests__/support/content/item';

const side = (slug: string, seconds: number) =>
  ({ kind: 'chosen', item: cardOf(contentItem({ id: slug, slug, name: slug })), seconds }) as const;

it('where script is off, both recordings can be reached, each at its moment', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<CompareScreen sides={{ a: side('deed', 0), b: side('deed', 20) }} />);
  const said = page.querySelector('.without-script');
  expect([...(said?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/productions/deed',
    '/productions/deed?t=20',
  ]);
});
