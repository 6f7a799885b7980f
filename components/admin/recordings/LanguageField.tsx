import { Field } from '@/components/ui/form/Field';
import { LANGUAGE_TAG } from '@/lib/contracts/media/patterns';

/** A language, as a BCP 47 tag. */
export function LanguageField({ label, error }: { label: string; error?: string | undefined }) {
  return (
    <Field label={label} hint="As in BCP 47: en, cy, fr, pt-BR" error={error}>
      {(control) => <input {...control} name="language" required pattern={LANGUAGE_TAG} size={8} />}
    </Field>
  );
}
