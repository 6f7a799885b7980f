import { useState } from 'react';
import { FilterPanel } from '@/components/filters/FilterPanel';
import { DidYouMean } from '@/components/search/DidYouMean';
import { ListingHeader } from '@/components/search/ListingHeader';
import { Results, ResultsSkeleton } from '@/components/search/Results';
import { SearchBox } from '@/components/search/box/SearchBox';
import { StandardsStep } from '@/components/search/standards/StandardsStep';
import { Page } from '@/components/ui/layout/Page';
import type { FilterValues } from '@/lib/domain/listing/address';
import { Framed } from './Framed';
import { Looks } from './Looks';
import { guideHref, sampleCards } from './samples';
import { sampleContext, sampleScreen, sampleState, sampleSteps } from './search-samples';

function Filters() {
  const [filters, setFilters] = useState<FilterValues>({ genre: ['revenge'] });
  return (
    <Looks
      name="Filters"
      note="A parent stands for its children; one with some of them chosen is neither on nor off."
    >
      <FilterPanel
        context={sampleContext}
        filters={filters}
        hidden={['type']}
        onChange={(name, values) => setFilters((before) => ({ ...before, [name]: values }))}
      />
    </Looks>
  );
}

function ResultSheets() {
  return (
    <>
      <Framed name="Results" note="In the layout that this device prefers; pale while newer ones load.">
        <Page>
          <Results cards={sampleCards} isStale={false} />
        </Page>
      </Framed>
      <Framed name="Results that load">
        <Page>
          <ResultsSkeleton />
        </Page>
      </Framed>
    </>
  );
}

/** Search and listings. */
export function SearchSheets() {
  return (
    <>
      <Framed name="Search box" note="Medium in the header, large on the home page.">
        <Page>
          <SearchBox />
        </Page>
      </Framed>
      <Framed name="Search box, large">
        <Page>
          <SearchBox size="large" />
        </Page>
      </Framed>
      <Framed name="Listing header" note="Its line is for who has not asked for anything yet.">
        <ListingHeader heading="Guides" description="Reading for students and teachers." />
      </Framed>
      <Framed name="Listing header of a search">
        <ListingHeader heading="Results for “hamlett”" description={null} />
      </Framed>
      <ResultSheets />
      <Looks name="Did you mean">
        <DidYouMean text="hamlet" state={sampleState} screen={sampleScreen} />
      </Looks>
      <Filters />
      <Looks name="Standards step" note="Chosen, to be chosen now, and not yet.">
        <ol>
          <StandardsStep
            number={1}
            name="Authority"
            chosen="common-core"
            options={sampleSteps}
            again={guideHref('standards-step')}
          />
          <StandardsStep
            number={2}
            name="Grade"
            chosen={null}
            options={sampleSteps}
            again={guideHref('standards-step')}
          />
          <StandardsStep
            number={3}
            name="Standard"
            chosen={null}
            options={[]}
            again={guideHref('standards-step')}
          />
        </ol>
      </Looks>
    </>
  );
}
