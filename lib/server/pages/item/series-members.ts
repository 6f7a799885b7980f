/** GET /series/{slug}/members.json: what an opened series panel shows. Server only. */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import type { SeriesMembers } from '@/lib/contracts/catalogue/series-members';
import { pageLog } from '@/lib/server/log';
import { visitorOf } from '../../session';
import { timeLimit } from '@/lib/platform/time-limit';
import { contentSource } from './content-source';
import { CONTENT_TIME_LIMIT_MS, seriesBySlug } from './relations';

const RETRY_AFTER_SECONDS = 10;

type Result = GetServerSidePropsResult<Record<string, never>>;

function send({ res }: GetServerSidePropsContext, status: number, body: unknown): Result {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', cachePolicy.viewer);
  if (status === 503) res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  res.end(JSON.stringify(body));
  return { props: {} };
}

export async function serveSeriesMembers(context: GetServerSidePropsContext): Promise<Result> {
  const slug = typeof context.params?.slug === 'string' ? context.params.slug : '';
  const { viewer, requestId } = visitorOf(context);
  const warn = (details: object, message: string) => {
    pageLog().warn({ ...details, requestId }, message);
  };
  try {
    const asked = seriesBySlug({ source: contentSource(viewer), warn }, viewer, slug);
    const series: SeriesMembers | null = await timeLimit(asked, CONTENT_TIME_LIMIT_MS);
    return series
      ? send(context, 200, series)
      : send(context, 404, apiErrorBody('NOT_FOUND', 'Invalid or missing slug'));
  } catch (error) {
    warn({ err: error, slug }, 'A series could not be read');
    return send(context, 503, apiErrorBody('UNAVAILABLE', 'The series cannot be read just now'));
  }
}
