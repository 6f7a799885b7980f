import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ModuleScreen } from '@/components/training/ModuleScreen';
import { modulePath } from '@/lib/domain/item-page/paths';
import { servePage } from '@/lib/server/page';
import { modulePage, type ModulePageProps } from '@/lib/server/pages/training/course-page';
import { documentTitle } from '@/lib/contracts/site';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<ModulePageProps>(context, (visit) =>
    modulePage(visit, { slug: String(context.params?.slug), module: String(context.params?.module) }),
  );

/** One module of a training course. */
export default function ModuleRoute(props: ModulePageProps) {
  const { course, module, origin } = props;
  return (
    <>
      <Head>
        <title>{documentTitle(`${module.name}: ${course.name}`)}</title>
        <meta name="description" content={module.introduction} />
        <link rel="canonical" href={`${origin}${modulePath(course.slug, module.slug)}`} />
      </Head>
      <ModuleScreen key={module.id} {...props} />
    </>
  );
}
