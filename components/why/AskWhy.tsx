import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { useWhy } from './use-why';
import { WhyAnswer } from './WhyAnswer';

/**
 * For people who manage a library: why an address is not shown at their organisation. The rules are those of its group and its
 * own, so that all its people and networks see the same, and one answer holds for all of them.
 */
export function AskWhy() {
  const [path, setPath] = useState('');
  const [told, askWhy] = useWhy('network');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    askWhy(path);
  };
  return (
    <Stack gap={4}>
      <form onSubmit={ask}>
        <Stack gap={3}>
          <Field
            label="Address of the page"
            hint="As it was sent to you: the whole address, or its part from the first “/” after the name of the site."
          >
            {(props) => (
              <input {...props} required value={path} onChange={({ target }) => setPath(target.value)} />
            )}
          </Field>
          <div>
            <Button type="submit" look="secondary">
              Why is it not shown?
            </Button>
          </div>
        </Stack>
      </form>
      <div role="status">{told ? <WhyAnswer told={told} /> : null}</div>
    </Stack>
  );
}
