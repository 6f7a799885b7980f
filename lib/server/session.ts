/**
 * What a page may know about its visitor. The door decides it before the page runs and ties it to the request;
 * pages only read it. Server only.
 */
import type { IncomingMessage } from 'node:http';
import { strangerViewer, type Viewer } from '@/lib/contracts/viewer';

export interface Visitor {
  viewer: Viewer;
  /** The verified access token, to act as the user; null unless signed in. Never part of page data. */
  token: string | null;
  /** Address as the door decided it. */
  address: string;
  requestId: string;
  /** True behind the classroom door. */
  classroom: boolean;
}

/** A registered symbol: the door and the pages are bundled apart and share only the request object. */
const VISITOR = Symbol.for('library.visitor');

type Carrier = IncomingMessage & { [VISITOR]?: Visitor };

/** Ties the visitor to its request; called by the door only. */
export function attachVisitor(request: IncomingMessage, visitor: Visitor): void {
  (request as Carrier)[VISITOR] = visitor;
}

/** The visitor of a page's request. A request that did not come through the door is a stranger's. */
export function visitorOf({ req }: { req: IncomingMessage }): Visitor {
  const known = (req as Carrier)[VISITOR];
  return known ?? { viewer: strangerViewer, token: null, address: '', requestId: '', classroom: false };
}
