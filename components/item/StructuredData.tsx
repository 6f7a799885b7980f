import { structuredData } from '@/lib/domain/catalogue/structured-data';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { previewPicture } from './header/preview-picture';

/** JSON escaped so that it cannot close its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface StructuredDataProps {
  page: ItemPage;
  origin: string;
}

/** Empty in a browser: the server's text stays in the page, and the code that made it is not bundled for browsers. */
const textsOf = ({ page, origin }: StructuredDataProps): readonly [string, string] => {
  if (typeof window !== 'undefined') return ['', ''];
  const [subject, trail] = structuredData(page, { origin, picture: previewPicture(page, origin) });
  return [safeJson(subject), safeJson(trail)];
};

/** Structured data of an item page, for search engines and learning platforms, which read the HTML as served. */
export function StructuredData(props: StructuredDataProps) {
  return textsOf(props).map((text, index) => (
    <script
      key={index}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ));
}
