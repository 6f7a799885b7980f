/** What is the person's on any page, in one call for all parts of the page that ask (design "The page cache"). */
import type { MyPage } from '@/lib/contracts/product-user';
import { currentAccessToken } from '../access-token';
import { browserConnection, productRequest } from './fetch';

/** While a page comes to life its parts ask one after the other; what is asked for later is asked anew. Ms. */
const SHARED_MS = 3_000;

let known: { token: string | null; at: number; page: Promise<MyPage> } | null = null;

const schema = async () => (await import('@/lib/contracts/product-user')).myPageSchema;

/** GET /api/me/page as the browser's person. A failure is not shared with who asks next. */
export function fetchMyPage(): Promise<MyPage> {
  const token = currentAccessToken();
  const now = performance.now();
  if (known && known.token === token && now - known.at < SHARED_MS) return known.page;
  const page = productRequest<MyPage>(browserConnection(), { path: '/api/me/page', schema });
  known = { token, at: now, page };
  page.catch(forgetMyPage);
  return page;
}

/** After a write: what was read before it is not true any more. */
export function forgetMyPage(): void {
  known = null;
}
