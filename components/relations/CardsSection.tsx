import { Link } from '@/components/ui/navigation/Link';
import type { SectionOf } from '@/lib/domain/item-page/model';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { RelatedCards } from './RelatedCards';

/** Related items as cards, with a link to the whole list where there is more. */
export function CardsSection({ section: { id, heading, cards, seeAll } }: { section: SectionOf<'cards'> }) {
  const action = seeAll ? <Link href={seeAll.href}>{seeAll.label}</Link> : null;
  return (
    <SectionFrame id={id} heading={heading} action={action} printed={false}>
      <RelatedCards cards={cards} />
    </SectionFrame>
  );
}
