/**
 * The server writes a link as the browser's link will find it, or React would have to mend the page.
 * @jest-environment node
 */
import NextLink from 'next/link';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from '@/components/ui/navigation/Link';

it.each([
  '/',
  '/guides',
  '/search?q=to+be%2C+or+not&genre=tragedy&genre=comedy',
  '/productions/king-lear#moment-1',
  '/search?q=%E2%80%9CLear%E2%80%9D',
])('%s', (href) => {
  const given = {
    href,
    className: 'a',
    'aria-current': 'page',
    id: 'x',
    shallow: true,
    scroll: false,
  } as const;
  const ours = renderToStaticMarkup(<Link {...given}>Lear</Link>);
  expect(ours).toBe(renderToStaticMarkup(<NextLink {...given}>Lear</NextLink>));
  expect(ours).toContain('>Lear</a>');
});
