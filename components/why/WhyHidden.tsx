import { useState } from 'react';
import { useRouter } from 'next/router';
import { useSession } from '@/hooks/use-session';
import { Button } from '@/components/ui/form/Button';
import type { Why } from '@/lib/contracts/viewer/visibility-reason';
import { WhyAnswer } from './WhyAnswer';

/** Asks which rule hides a page, for people who manage the library; the service decides who that is. */
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
      ) : (
        <WhyAnswer told={told} />
      )}
    </div>
  );
}
