import { useState } from 'react';
import type { EditedText } from '@/lib/domain/playback/edited-texts';
import { languageName } from '@/lib/domain/text/language-name';
import { readTimedText } from '@/lib/domain/playback/timed-text';
import { utf8Text } from '@/lib/domain/text/utf8-text';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { LanguageField } from './LanguageField';
import { NOT_UTF8, textName } from './text-faults';
import styles from './recordings.module.css';

interface AddCaptionsProps {
  texts: readonly EditedText[];
  onAdd: (text: EditedText) => void;
}

/** Adds captions in another language from a file; they are saved with the other edits. */
export function AddCaptions({ texts, onAdd }: AddCaptionsProps) {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [said, setSaid] = useState('');
  const add = async (form: HTMLFormElement) => {
    setFault(undefined);
    setSaid('');
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
    const text: EditedText = { kind: 'captions', language, label: languageName(language), cues };
    onAdd(text);
    setSaid(`${textName(text)} are added here. They are saved with the other changes.`);
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
        <span role="status" dir="auto">
          {said}
        </span>
      </div>
    </form>
  );
}
