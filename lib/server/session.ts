/**
 * What a page may know about its visitor. The gateway decides it before the page runs and attaches it to the request;
 * pages only read it. Server only.
 */
import type { IncomingMessage } from 'node:http';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import type { Visitor } from '@/lib/platform/visitor/visitor';

/** A registered symbol, because the gateway and the pages are separate bundles and share only the request object. */
const VISITOR = Symbol.for('library.visitor');

type Carrier = IncomingMessage & { [VISITOR]?: Visitor };

/** Attaches the visitor to its request; called by the gateway only. */
export function attachVisitor(request: IncomingMessage, visitor: Visitor): void {
  (request as Carrier)[VISITOR] = visitor;
}

/** The visitor of a page's request. A request that did not come through the gateway is anonymous. */
export function visitorOf({ req }: { req: IncomingMessage }): Visitor {
  const known = (req as Carrier)[VISITOR];
  return known ?? { viewer: anonymousViewer, token: null, address: '', requestId: '', classroom: false };
}
