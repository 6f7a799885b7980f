import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Notice } from '@/components/ui/message/Notice';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { SLUG } from '@/lib/contracts/media/patterns';
import { LanguageField } from './LanguageField';
import { useUpload, type Correctable } from './use-upload';
import styles from './recordings.module.css';

type Place = 'new' | 'existing';

const entryTypes = [
  ['production', 'Production'],
  ['interview', 'Interview'],
  ['workshop', 'Workshop'],
  ['guide', 'Guide'],
  ['trainingCourseModule', 'Training module'],
] as const;

interface Corrected {
  /** What a field says is wrong with it. */
  errorOf: (name: Correctable) => string | undefined;
}

/** The file, its title, spoken language, captions and type. */
function FileFields({ errorOf }: Corrected) {
  return (
    <>
      <Field label="Film or sound" hint="If an upload stops, choose the same file again to continue.">
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept="video/*,audio/*,.mkv,.mov,.ts,.mts,.m2ts,.mxf"
            required
          />
        )}
      </Field>
      <Field label="Title" error={errorOf('title')}>
        {(control) => <input {...control} name="title" required maxLength={255} dir="auto" />}
      </Field>
      <LanguageField label="Spoken language" error={errorOf('language')} />
      <Field
        label="Captions in this language"
        hint="WebVTT, SubRip or TTML (optional)"
        error={errorOf('captions')}
      >
        {(control) => <input {...control} type="file" name="captions" accept=".vtt,.srt,.ttml,.xml,.dfxp" />}
      </Field>
      <Field label="What it is">
        {(control) => (
          <select {...control} name="type">
            {entryTypes.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

interface PlaceFieldsProps extends Corrected {
  place: Place;
  onPlace: (place: Place) => void;
}

/** The page that gets the recording: a new one or an existing one. */
function PlaceFields({ place, onPlace, errorOf }: PlaceFieldsProps) {
  return (
    <>
      <Field label="Where it goes">
        {(control) => (
          <select
            {...control}
            value={place}
            onChange={({ target }) => onPlace(target.value === 'existing' ? 'existing' : 'new')}
          >
            <option value="new">A new page of this title</option>
            <option value="existing">An existing page</option>
          </select>
        )}
      </Field>
      {place === 'existing' ? (
        <Field
          label="Last part of the page’s address"
          hint="For /productions/hamlet: hamlet"
          error={errorOf('entry')}
        >
          {(control) => <input {...control} name="slug" required pattern={SLUG} />}
        </Field>
      ) : null}
    </>
  );
}

interface SendingProps {
  /** Fraction uploaded, 0 to 1. */
  share: number;
  isWaiting: boolean;
  onPause: () => void;
}

/** How far an upload is, and the button that pauses it. */
function Sending({ share, isWaiting, onPause }: SendingProps) {
  return (
    <>
      <progress value={share} aria-label="Uploaded" />
      <span>{Math.floor(share * 100)} %</span>
      <span role="status">{isWaiting ? 'Waiting for the connection' : ''}</span>
      <Button look="secondary" onClick={onPause}>
        Pause
      </Button>
    </>
  );
}

/** Uploads a new recording: the file, its details, and the page it goes to. `onTried`: one was requested, perhaps in vain. */
export function UploadForm({ onTried }: { onTried: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { share, fault, isBusy, isWaiting, send, stop } = useUpload(() => form.current?.reset(), onTried);
  const [place, setPlace] = useState<Place>('new');
  useUnsavedWarning(isBusy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget), place);
  };
  const errorOf = (name: Correctable) => (fault?.at === name ? fault.words : undefined);
  useEffect(() => {
    if (fault?.at) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);
  const pause = () => {
    stop();
    // The pressed button goes.
    button.current?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} aria-label="New recording">
      <FileFields errorOf={errorOf} />
      <PlaceFields place={place} onPlace={setPlace} errorOf={errorOf} />
      {fault?.at !== null ? null : (
        <Notice tone="danger" role="alert">
          {fault.words}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button ref={button} type="submit" softDisabled={isBusy}>
          {isBusy ? 'Uploading…' : 'Upload and publish'}
        </Button>
        {isBusy ? <Sending share={share} isWaiting={isWaiting} onPause={pause} /> : null}
      </div>
    </form>
  );
}
