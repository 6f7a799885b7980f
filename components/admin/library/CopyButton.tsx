import { Button } from '@/components/ui/form/Button';
import { useCopy } from '@/hooks/use-copy';

/** Copies a text of the pack. @param name tells it from the others, for whoever does not see which it stands beside */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [, copy] = useCopy();
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`Copy: ${name}`}
      onClick={() => copy(text, `Copied: ${name}`)}
    >
      Copy
    </Button>
  );
}
