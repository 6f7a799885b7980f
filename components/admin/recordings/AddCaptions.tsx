import { useState } from 'react';
import type { EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { languageName } from '@/lib/domain/text/language-name';
import { readTimedText } from '@/lib/domain/playback/timed-text';
import { utf8Text } from '@/lib/domain/text/utf8-text';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { LanguageField } from './LanguageField';
import { NOT_UTF8 } from './text-faults';
import styles from './recordings.module.css';

type EditedText = EditedTexts['texts'][number];

interface AddCaptionsProps {
  texts: readonly EditedText[];
  onAdd: (text: EditedText) => void;
}

/** Adds captions in another language from a file; they are saved with the other edits. */
export function AddCaptions({ texts, onAdd }: AddCaptionsProps) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const add = async (form: HTMLFormElement) => {
    setFault(undefined);
    const control = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
    const language = control('language')?.value.trim() ?? '';
    const file = control('captions')?.files?.[0];
    const written = file ? utf8Text(await file.arrayBuffer()) : '';
    if (written === null) return setFault(NOT_UTF8);
    const cues = readTimedText(written).filter(({ text }) => text !== '');
    if (texts.some((text) => text.kind === 'captions' && text.language === language))
      return setFault('There are captions in this language already');
    if (cues.length === 0) return setFault('No times were found in this file. WebVTT or SubRip is needed.');
    form.reset();
    onAdd({
      kind: 'captions',
      language,
      label: languageName(language),
      cues,
    });
  };
  return (
    <form
      className={styles.text}
      onSubmit={handleSubmit((form) => void add(form))}
      aria-label="More captions"
    >
      <Heading level={2} size="lg">
        More captions
      </Heading>
      <LanguageField label="Their language" />
      <Field label="File" hint="WebVTT or SubRip" error={fault && <span role="alert">{fault}</span>}>
        {(control) => <input {...control} type="file" name="captions" accept=".vtt,.srt" required />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" look="secondary">
          Add captions
        </Button>
      </div>
    </form>
  );
}
