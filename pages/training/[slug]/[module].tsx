import type { GetServerSideProps } from 'next';
import { PageHead } from '@/components/shell/PageHead';
import { ModuleScreen } from '@/components/training/ModuleScreen';
import { modulePath } from '@/lib/domain/item-page/paths';
import { pathPart } from '@/lib/server/address';
import { servePage } from '@/lib/server/page';
import type { ModulePageProps } from '@/lib/domain/training/pages';
import { modulePage } from '@/lib/server/pages/training/course-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<ModulePageProps>(context, (visit) =>
    modulePage(visit, { slug: pathPart(context, 'slug'), module: pathPart(context, 'module') }),
  );

/** One module of a training course. */
export default function ModuleRoute(props: ModulePageProps) {
  const { course, module } = props;
  return (
    <>
      <PageHead
        title={`${module.name}: ${course.name}`}
        description={module.introduction}
        path={modulePath(course.slug, module.slug)}
      />
      <ModuleScreen key={module.id} {...props} />
    </>
  );
}
