/** Where a visitor of this tab returns to after signing in. */
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';

/** This page; on a page of signing in, the page for which that was opened. */
export function currentAddress(): string {
  const { pathname, search, hash } = location;
  const wanted = new URLSearchParams(search).get('return');
  return safeReturnAddress(/^\/sign-in(\/|$)/.test(pathname) ? wanted : pathname + search + hash);
}
