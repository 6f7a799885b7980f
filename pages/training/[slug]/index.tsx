import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ItemHead } from '@/components/item/ItemHead';
import { CourseScreen } from '@/components/training/CourseScreen';
import { pathPart } from '@/lib/server/address';
import { servePage } from '@/lib/server/page';
import type { CoursePageProps } from '@/lib/domain/training/pages';
import { coursePage } from '@/lib/server/pages/training/course-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<CoursePageProps>(context, (visit) => coursePage(visit, pathPart(context, 'slug')));

/** A training course. Its title is the course's name alone (R-RTE-5). */
export default function CourseRoute({ page, course, learner }: CoursePageProps) {
  return (
    <>
      <ItemHead page={page} />
      <Head>
        <title>{course.name}</title>
      </Head>
      <CourseScreen key={course.id} page={page} course={course} learner={learner} />
    </>
  );
}
