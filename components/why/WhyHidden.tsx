import { useRouter } from 'next/router';
import { Button } from '@/components/ui/form/Button';
import { useMethod } from '@/stores/session';
import { useWhy } from './use-why';
import { WhyAnswer } from './WhyAnswer';

/** Asks which rule hides a page, for people who manage the library; the service decides who that is. */
export function WhyHidden() {
  const method = useMethod();
  const { asPath } = useRouter();
  const [told, ask] = useWhy('me');
  if (method !== 'Okta') return null;
  return (
    <div role="status" className="needs-script">
      {told === null || told === 'failed' ? (
        <Button look="quiet" onClick={() => ask(asPath)}>
          Why can’t I see this?
        </Button>
      ) : null}
      {told ? <WhyAnswer told={told} /> : null}
    </div>
  );
}
