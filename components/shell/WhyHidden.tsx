import { useState } from 'react';
import { useRouter } from 'next/router';
import { useSession } from '@/hooks/use-session';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Why } from '@/lib/contracts/visibility-reason';

/** Asks for the rule behind a page that is not there, as those who look after a library may; the service decides who that is. */
export function WhyHidden() {
  const { method } = useSession();
  const { asPath } = useRouter();
  const [told, setTold] = useState<Why | 'refused' | null>(null);
  if (method !== 'Okta') return null;
  const ask = () => {
    import('@/lib/clients/product-api/visibility-reasons')
      .then(({ fetchWhy }) => fetchWhy(asPath, 'me'))
      .then(setTold, () => setTold('refused'));
  };
  return (
    <div role="status" className="needs-script">
      {told === null ? (
        <Button look="quiet" onClick={ask}>
          Why can’t I see this?
        </Button>
      ) : told === 'refused' ? (
        <p>Only librarians and administrators of your organisation can look that up. Ask one of them.</p>
      ) : (
        <Notice title={told.rule}>
          <p>Set by: {told.setBy}.</p>
          <p>{told.change}</p>
        </Notice>
      )}
    </div>
  );
}
