import { TextField } from '@/components/ui/form/TextField';
import { LANGUAGE_TAG } from '@/lib/contracts/media/patterns';

/** A language, as a BCP 47 tag. */
export function LanguageField({ label, error }: { label: string; error?: string | undefined }) {
  return (
    <TextField
      label={label}
      hint="As in BCP 47: en, cy, fr, pt-BR"
      error={error}
      name="language"
      required
      pattern={LANGUAGE_TAG}
      size={8}
    />
  );
}
