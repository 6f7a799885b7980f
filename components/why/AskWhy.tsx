import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
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
  return (
    <Stack gap={4}>
      <form onSubmit={handleSubmit(() => askWhy(path))}>
        <Stack gap={3}>
          <TextField
            label="Address of the page"
            hint="As it was sent to you: the whole address, or its part from the first “/” after the name of the site."
            required
            value={path}
            onText={setPath}
          />
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
