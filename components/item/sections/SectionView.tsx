import type { PageSection } from '@/lib/domain/item-page/model';
import { CreditsSection } from '@/components/person/CreditsSection';
import { PeopleSection } from '@/components/person/PeopleSection';
import { CardsSection } from '@/components/relations/CardsSection';
import { LinksSection } from '@/components/relations/LinksSection';
import { OrderSection } from '@/components/relations/OrderSection';
import { SeriesPanelsSection } from '@/components/relations/SeriesPanelsSection';
import { StandardsSection } from '@/components/relations/StandardsSection';
import { StepsSection } from '@/components/relations/StepsSection';
import { RichTextSection, TextSection } from './TextSections';

/** Renders one section by its kind. A new kind does not compile until it is handled here. */
export function SectionView({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />;
    case 'richText':
      return <RichTextSection section={section} />;
    case 'people':
      return <PeopleSection section={section} />;
    case 'cards':
      return <CardsSection section={section} />;
    case 'order':
      return <OrderSection section={section} />;
    case 'credits':
      return <CreditsSection section={section} />;
    case 'links':
      return <LinksSection section={section} />;
    case 'seriesPanels':
      return <SeriesPanelsSection section={section} />;
    case 'steps':
      return <StepsSection section={section} />;
    case 'standards':
      return <StandardsSection section={section} />;
  }
}
