/** Who a request is answered for, as the gateway resolved it. Server only. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';

export interface Visitor {
  viewer: Viewer;
  /** The verified access token, for calls made as the user; null unless signed in. Never part of page data. */
  token: string | null;
  /** Address as the gateway decided it. */
  address: string;
  requestId: string;
  /** True for requests to the classroom address. */
  classroom: boolean;
}
