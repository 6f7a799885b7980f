/** GET /series/{slug}/members.json: what an opened series panel shows. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import type { SeriesMembers } from '@/lib/contracts/catalogue/series-members';
import { pageLog } from '@/lib/server/log';
import { sendText, type TextResult } from '@/lib/server/send-text';
import { pathPart } from '../../address';
import { visitorOf } from '../../session';
import { setFailureStatus } from '@/lib/server/source-failure';
import { timeLimit } from '@/lib/platform/time-limit';
import { contentSource } from './content-source';
import { CONTENT_TIME_LIMIT_MS, seriesBySlug } from './relations';

const send = (context: GetServerSidePropsContext, body: unknown): TextResult =>
  sendText(context, JSON.stringify(body), {
    type: 'application/json; charset=utf-8',
    policy: cachePolicy.viewer,
  });

export async function serveSeriesMembers(context: GetServerSidePropsContext): Promise<TextResult> {
  const slug = pathPart(context, 'slug');
  const { viewer, requestId } = visitorOf(context);
  const warn = (details: object, message: string) => {
    pageLog().warn({ ...details, requestId }, message);
  };
  try {
    const asked = seriesBySlug({ source: contentSource(viewer), warn }, viewer, slug);
    const series: SeriesMembers | null = await timeLimit(asked, CONTENT_TIME_LIMIT_MS);
    if (series) return send(context, series);
    context.res.statusCode = 404;
    return send(context, apiErrorBody('NOT_FOUND', 'Invalid or missing slug'));
  } catch (error) {
    warn({ err: error, slug }, 'A series could not be read');
    const isOutage = setFailureStatus(context.res, error) === 'unavailable';
    return send(
      context,
      apiErrorBody(isOutage ? 'UNAVAILABLE' : 'INTERNAL', 'The series cannot be read just now'),
    );
  }
}
