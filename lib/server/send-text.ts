/** Answers with a text instead of a page. Server only. */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';

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
