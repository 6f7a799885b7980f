/** The signed-in person's data for a page, in one request shared by all parts of the page (design "The page cache"). */
import type { MyPage } from '@/lib/contracts/personal/my-page';
import { currentAccessToken } from '../../access-token';
import { ask } from '../fetch';

/** How long a request is shared: during hydration the parts of a page ask one after another. Later calls fetch again. Ms. */
const SHARED_MS = 3_000;

let known: { token: string | null; at: number; page: Promise<MyPage> } | null = null;

const contract = () => import('@/lib/contracts/personal/my-page');

/** GET /api/me/page as the signed-in person. A failure is not shared with later callers. */
export function fetchMyPage(): Promise<MyPage> {
  const token = currentAccessToken();
  const now = performance.now();
  if (known && known.token === token && now - known.at < SHARED_MS) return known.page;
  const page = ask('/api/me/page', contract, 'myPageSchema');
  known = { token, at: now, page };
  page.catch(forgetMyPage);
  return page;
}

/** Call after a write, which makes the shared answer stale. */
export function forgetMyPage(): void {
  known = null;
}
