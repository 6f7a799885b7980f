/**
 * What the address of a page says. The framework gives text, a list of texts or nothing for each name; pages read them through
 * these functions only, which are total. Server only.
 */
import type { GetServerSidePropsContext } from 'next';
import { isPrefetch } from '@/lib/domain/usage/agent';

const single = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A part of the path, such as `slug`; empty if the route has none, and nothing has an empty name. */
export const pathPart = ({ params }: Pick<GetServerSidePropsContext, 'params'>, name: string): string =>
  single(params?.[name]) ?? '';

/** The parts of the path that an optional catch-all route takes; none at its start. */
export const pathParts = (
  { params }: Pick<GetServerSidePropsContext, 'params'>,
  name: string,
): readonly string[] => [params?.[name] ?? []].flat();

/**
 * A parameter of the query; null if it is absent. Of one that is given more than once it is the first, as in the browser, which
 * reads the same addresses with `URLSearchParams.get` (URL standard §6.2).
 */
export const queryValue = (
  { query }: Pick<GetServerSidePropsContext, 'query'>,
  name: string,
): string | null => [query[name] ?? []].flat()[0] ?? null;

/**
 * The program that asked for the page, whose use of it is counted; null: nobody looks at it, because a browser fetched it in advance or
 * asked for its headers alone.
 */
export const agentOf = ({
  req: { method, headers },
}: Pick<GetServerSidePropsContext, 'req'>): string | null =>
  method === 'GET' && !isPrefetch(headers) ? (headers['user-agent'] ?? '') : null;

/** All parameters of the query, for the codec of a view. */
export const queryValues = (
  context: Pick<GetServerSidePropsContext, 'query'>,
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(Object.keys(context.query).map((name) => [name, queryValue(context, name)]));
