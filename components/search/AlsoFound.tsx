import { Link } from '@/components/ui/navigation/Link';
import { Row } from '@/components/ui/layout/Stack';
import type { ListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { pathOf } from '@/lib/domain/item-page/paths';

/** Collections, units, curricula and vocabulary terms that the search also found; they do not count as results. */
export function AlsoFound({ items }: { items: ListingResult['alsoFound'] }) {
  return (
    <nav aria-label="Also in the library">
      <Row gap={4}>
        <span>Also in the library:</span>
        {items.map(({ type, slug, name, kind }) => (
          <span key={`${type}/${slug}`}>
            <Link href={pathOf(type, slug) ?? '/search'} dir="auto">
              {name}
            </Link>{' '}
            <small>{kind}</small>
          </span>
        ))}
      </Row>
    </nav>
  );
}
