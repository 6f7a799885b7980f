import { useRouter } from 'next/router';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
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
    <Stack gap={4} className="needs-script">
      <div>
        <Button look="secondary" onClick={() => ask(asPath)}>
          Why can’t I see this?
        </Button>
      </div>
      <div role="status">{told ? <WhyAnswer told={told} /> : null}</div>
    </Stack>
  );
}
