import { Field } from '@/components/ui/form/Field';

/** A language, as a BCP 47 tag. */
export function LanguageField({ label }: { label: string }) {
  return (
    <Field label={label} hint="As in BCP 47: en, cy, fr, pt-BR">
      {(control) => (
        <input
          {...control}
          name="language"
          required
          pattern="[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?"
          size={8}
        />
      )}
    </Field>
  );
}
