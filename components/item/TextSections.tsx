import type { SectionOf } from '@/lib/domain/item-page/model';
import { Prose } from '@/components/ui/Prose';
import { RichText } from './RichText';
import { SectionFrame } from './SectionFrame';

export function TextSection({ section: { id, heading, paragraphs } }: { section: SectionOf<'text'> }) {
  return (
    <SectionFrame id={id} heading={heading}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </Prose>
    </SectionFrame>
  );
}

export function RichTextSection({ section: { id, heading, blocks } }: { section: SectionOf<'richText'> }) {
  return (
    <SectionFrame id={id} heading={heading}>
      <Prose>
        <RichText blocks={blocks} />
      </Prose>
    </SectionFrame>
  );
}
