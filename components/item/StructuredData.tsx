import { useShell } from '@/components/shell/shell-context';
import { previewPicture } from '@/lib/browser/images/source-set';
import { structuredData } from '@/lib/domain/catalogue/structured-data';
import type { ItemPage } from '@/lib/domain/item-page/model';

/** JSON escaped so that it cannot close its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Empty in a browser: the server's text stays in the page, and the code that made it is not bundled for browsers. */
const textsOf = (page: ItemPage, origin: string): readonly [string, string] => {
  if (typeof window !== 'undefined') return ['', ''];
  const [subject, trail] = structuredData(page, { origin, picture: previewPicture(page.image, origin) });
  return [safeJson(subject), safeJson(trail)];
};

/** Structured data of an item page, for search engines and learning platforms, which read the HTML as served. */
export function StructuredData({ page }: { page: ItemPage }) {
  const { origin } = useShell();
  return textsOf(page, origin).map((text, index) => (
    <script
      key={index}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ));
}
