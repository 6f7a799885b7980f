/**
 * What every server-rendered page does: resolve its visitor, pass the frame its data, and answer "not found", "unavailable"
 * and a fault of our own with the right status inside that frame. Server only.
 */
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { ProductConnection } from '@/lib/clients/product-api/fetch';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { SharedPageProps, ShellProps } from '@/lib/contracts/shell';
import { shellViewer } from '@/lib/domain/viewer/shell';
import { libraryBrand, publicOrigin } from './config';
import { pageLog } from './log';
import { markPartial } from './partial';
import { productConnection } from './product';
import { setFailureStatus } from './source-failure';
import type { Visitor } from '@/lib/platform/visitor/visitor';
import { visitorOf } from './session';
import { viewerLevelAges, viewerWays } from './vocabulary';

/** The answer of a page's own part, which rejects where the page cannot be made now. */
export type PageAnswer<Props> =
  /** `partial`: a part of the page could not be fetched; it is shown but not cached, so the next visitor gets a new render.
   *  `isMissing`: the page is shown, with status 404, and says itself what is not there.
   *  `isGranted`: it holds a grant's addresses or leads to one, so that no browser stores it. */
  | { kind: 'page'; props: Props; partial?: boolean; isMissing?: boolean; isGranted?: boolean }
  /** `permanent`: browsers and search engines may remember it. */
  | { kind: 'redirect'; to: string; permanent?: boolean; isGranted?: boolean }
  | { kind: 'not-found' };

export interface Visit {
  visitor: Visitor;
  product: ProductConnection;
  /** To be called when a part of the page is left out because it could not be fetched. */
  onMissing: () => void;
}

function setPolicy({ res }: GetServerSidePropsContext, isPersonal: boolean): void {
  // Personal pages must not be cached; the others may be cached by this browser, which makes Back instant.
  res.setHeader('Cache-Control', isPersonal ? cachePolicy.person : cachePolicy.viewer);
}

/** So a page catches only the failures that mean something else to it than "unavailable". */
async function answerOf<Props>(
  build: (visit: Visit) => Promise<PageAnswer<Props>>,
  visit: Visit,
): Promise<PageAnswer<Props> | { kind: 'unavailable'; cause: unknown }> {
  try {
    return await build(visit);
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
}

/** Runs a page's own part in parallel with the frame's data and turns its answer into the framework's result. */
export async function servePage<Props extends object>(
  context: GetServerSidePropsContext,
  build: (visit: Visit) => Promise<PageAnswer<Props>>,
): Promise<GetServerSidePropsResult<(Props & SharedPageProps) | SharedPageProps>> {
  const visitor = visitorOf(context);
  const { viewer } = visitor;
  const origin = publicOrigin();
  let isPartial = false;
  const onMissing = () => (isPartial = true);
  const product = await productConnection(visitor);
  const [ways, levelAges, answer] = await Promise.all([
    viewerWays(visitor, onMissing),
    viewerLevelAges(visitor, onMissing),
    answerOf(build, { visitor, product, onMissing }),
  ]);
  const shell: ShellProps = {
    origin,
    brand: libraryBrand(),
    viewer: shellViewer(viewer),
    ...ways,
    levelAges,
  };
  const isGranted = 'isGranted' in answer && answer.isGranted === true;
  setPolicy(context, isGranted || Boolean(visitor.token));
  if (isPartial || (answer.kind === 'page' && answer.partial)) markPartial(context.res);
  switch (answer.kind) {
    case 'page':
      if (answer.isMissing) context.res.statusCode = 404;
      return { props: { ...answer.props, shell } };
    case 'redirect':
      return { redirect: { destination: answer.to, permanent: answer.permanent ?? false } };
    case 'not-found':
      context.res.statusCode = 404;
      return { props: { shell, problem: 'not-found' } };
    case 'unavailable':
      pageLog().error({ err: answer.cause, requestId: visitor.requestId }, 'A page could not be rendered');
      return { props: { shell, problem: setFailureStatus(context.res, answer.cause) } };
  }
}
