import type { SectionOf } from '@/lib/domain/item-page/model';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Chip } from '@/components/ui/text/Chip';
import { Row } from '@/components/ui/layout/Stack';

/** Related items as short links. */
export function LinksSection({ section: { id, heading, links } }: { section: SectionOf<'links'> }) {
  return (
    <SectionFrame id={id} heading={heading} printed={false}>
      <Row gap={2}>
        {links.map(({ name, href }) =>
          href === null ? (
            <span key={name}>{name}</span>
          ) : (
            <Chip key={href} href={href}>
              {name}
            </Chip>
          ),
        )}
      </Row>
    </SectionFrame>
  );
}
