import { Link } from '@/components/ui/navigation/Link';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { withText } from '@/lib/domain/listing/changes';

interface DidYouMeanProps {
  text: string;
  state: ListingState;
  screen: ListingScreen;
}

/** Offers the nearest spelling that finds something. */
export function DidYouMean({ text, state, screen }: DidYouMeanProps) {
  return (
    <p>
      Did you mean{' '}
      <Link href={listingHref(withText(state, text, screen.prefersRelevance), screen)} shallow>
        <strong>{text}</strong>
      </Link>
      ?
    </p>
  );
}
