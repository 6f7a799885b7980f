import { PageHead } from '@/components/shell/PageHead';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { StructuredData } from './StructuredData';

/** Title, description, canonical address and structured data of an item page; its preview is in the document (previewOf). */
export function ItemHead({ page }: { page: ItemPage }) {
  return (
    <>
      <PageHead title={page.name} description={page.introduction} path={page.path} />
      <StructuredData page={page} />
    </>
  );
}
