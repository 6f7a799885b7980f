import { structuredData } from '@/lib/domain/catalogue/structured-data';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { previewPicture } from './preview-picture';

/** A JSON text that cannot close its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface StructuredDataProps {
  page: ItemPage;
  origin: string;
}

/** Nothing in a browser: what the server wrote stays, and the code that wrote it is not part of a page's script. */
const textsOf = ({ page, origin }: StructuredDataProps): readonly [string, string] => {
  if (typeof window !== 'undefined') return ['', ''];
  const [subject, trail] = structuredData(page, { origin, picture: previewPicture(page, origin) });
  return [safeJson(subject), safeJson(trail)];
};

/** What search engines and learning platforms read of an item page. They read it as it was sent. */
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
