import type { ListingResult } from '@/lib/clients/product-api/listing-result';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ListingScreen, ListingState } from '@/lib/domain/listing/address';
import { DidYouMean } from './DidYouMean';
import { meantMarks } from './meant-marks';
import { Results } from './Results';

interface InexactResultsProps {
  result: ListingResult;
  isStale: boolean;
  state: ListingState;
  screen: ListingScreen;
}

function withMeantMarks(card: CardItem, typed: string): CardItem {
  const meant = (markup: string) => meantMarks(markup, typed);
  const { highlight, moments } = card;
  const { name, shortIntroduction } = highlight ?? {};
  return {
    ...card,
    ...(highlight && {
      highlight: {
        ...highlight,
        ...(name && { name: meant(name) }),
        ...(shortIntroduction && { shortIntroduction: meant(shortIntroduction) }),
      },
    }),
    ...(moments && { moments: moments.map((moment) => ({ ...moment, text: meant(moment.text) })) }),
  };
}

/** Results that are not quite what was typed, or of words that mark too much. Loaded only for those. */
export function InexactResults({ result, isStale, state, screen }: InexactResultsProps) {
  return (
    <>
      {result.isPartial ? <p>No result has all of these words. These have some of them.</p> : null}
      {result.didYouMean ? <DidYouMean text={result.didYouMean} state={state} screen={screen} /> : null}
      <Results cards={result.cards.map((card) => withMeantMarks(card, state.q))} isStale={isStale} />
    </>
  );
}
