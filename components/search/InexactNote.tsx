import type { ListingResult } from '@/lib/clients/product-api/listing/listing-result';
import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { DidYouMean } from './DidYouMean';

interface InexactNoteProps {
  result: ListingResult;
  state: ListingState;
  screen: ListingScreen;
}

/** Says above results that they are not quite what was typed. With them, or they would move down when it comes. */
export function InexactNote({ result, state, screen }: InexactNoteProps) {
  return (
    <>
      {result.isPartial ? <p>Nothing is about all of these words. The closest come first.</p> : null}
      {result.didYouMean ? <DidYouMean text={result.didYouMean} state={state} screen={screen} /> : null}
    </>
  );
}
