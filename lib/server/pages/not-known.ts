/** Server part of /not-known: why a signed-in person is not known to this library. Server only. */
import type { Standing } from '@/lib/contracts/viewer/standing';
import { fetchStanding } from '@/lib/platform/customers/client';
import { webConfig } from '../config';
import { pageLog } from '../log';
import type { PageAnswer, Visit } from '../page';

export interface NotKnownProps {
  /** Null: the customers system does not give a reason. */
  standing: Omit<Standing, 'known'> | null;
}

/** A visitor who is known or not signed in is redirected to the home page. */
export async function notKnownPage({ visitor, onMissing }: Visit): Promise<PageAnswer<NotKnownProps>> {
  const { token, viewer, requestId } = visitor;
  const home = { kind: 'redirect', to: '/' } as const;
  if (token === null || !viewer.isUnknown) return home;
  try {
    const { known, ...standing } = await fetchStanding(webConfig().CUSTOMERS_API_URL, token);
    return known ? home : { kind: 'page', props: { standing } };
  } catch (error) {
    pageLog().warn({ err: error, requestId }, 'Why a person is not known could not be read');
    onMissing();
    return { kind: 'page', props: { standing: null } };
  }
}
