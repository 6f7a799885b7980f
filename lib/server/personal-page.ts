/** Personal pages: an anonymous visitor is sent to sign in and back; a network viewer is told why. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { servePage, type PageAnswer, type Visit } from './page';

/** `personal` is null for a viewer recognised by their network, who has no account here. */
export interface PersonalAnswer<Props> {
  personal: Props | null;
}

/**
 * Serves the props of `build` to the signed-in person. If they cannot be read, the page is "unavailable, try again".
 *
 * @param isMissing whether the page says itself that it is not there (status 404)
 */
export function servePersonalPage<Props extends object>(
  context: GetServerSidePropsContext,
  build: (visit: Visit) => Promise<Props>,
  isMissing: (props: Props) => boolean = () => false,
) {
  return servePage<PersonalAnswer<Props>>(
    context,
    async (visit): Promise<PageAnswer<PersonalAnswer<Props>>> => {
      const { method } = visit.visitor.viewer;
      if (method === 'Unauthed') return { kind: 'redirect', to: signInAddress(context.resolvedUrl) };
      if (method === 'IPAuth') return { kind: 'page', props: { personal: null } };
      const personal = await build(visit);
      return { kind: 'page', props: { personal }, isMissing: isMissing(personal) };
    },
  );
}
