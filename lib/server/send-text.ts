/** Answers with a text instead of a page. Server only. */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { setFailureStatus } from './source-failure';

export type TextResult = GetServerSidePropsResult<Record<string, never>>;

/**
 * Sends `text` from `getServerSideProps`, whose page then renders nothing.
 *
 * @param type with the charset
 * @param policy of `cachePolicy`
 */
export function sendText(
  { res }: Pick<GetServerSidePropsContext, 'res'>,
  text: string,
  { type, policy }: { type: string; policy: string },
): TextResult {
  res.setHeader('Content-Type', type);
  res.setHeader('Cache-Control', policy);
  res.end(text);
  return { props: {} };
}

/** Says in plain text that a file could not be made, with the status of `setFailureStatus`. @param policy of `cachePolicy` */
export function sendFailure(
  context: Pick<GetServerSidePropsContext, 'res'>,
  failure: unknown,
  policy: string,
): TextResult {
  setFailureStatus(context.res, failure);
  return sendText(context, 'Unavailable, try again later\n', { type: 'text/plain; charset=utf-8', policy });
}
