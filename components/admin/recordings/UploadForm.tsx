import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Notice } from '@/components/ui/message/Notice';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { SLUG } from '@/lib/contracts/media/patterns';
import { LanguageField } from './LanguageField';
import { useUpload, type Correctable } from './use-upload';
import styles from './recordings.module.css';

type Place = 'new' | 'existing';

const places: { id: Place; name: string }[] = [
  { id: 'new', name: 'A new page of this title' },
  { id: 'existing', name: 'An existing page' },
];

const entryTypes = [
  { id: 'production', name: 'Production' },
  { id: 'interview', name: 'Interview' },
  { id: 'workshop', name: 'Workshop' },
  { id: 'guide', name: 'Guide' },
  { id: 'trainingCourseModule', name: 'Training module' },
];

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
      <TextField label="Title" error={errorOf('title')} name="title" required maxLength={255} dir="auto" />
      <LanguageField label="Spoken language" error={errorOf('language')} />
      <Field
        label="Captions in this language"
        hint="WebVTT, SubRip or TTML (optional)"
        error={errorOf('captions')}
      >
        {(control) => <input {...control} type="file" name="captions" accept=".vtt,.srt,.ttml,.xml,.dfxp" />}
      </Field>
      <SelectField label="What it is" name="type" options={entryTypes} />
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
      <SelectField
        label="Where it goes"
        options={places}
        value={place}
        onChoose={(id) => onPlace(id === 'existing' ? 'existing' : 'new')}
      />
      {place === 'existing' ? (
        <TextField
          label="Last part of the page’s address"
          hint="For /productions/hamlet: hamlet. A recording that the page has is replaced, and its captions and chapters with it."
          error={errorOf('entry')}
          name="slug"
          required
          pattern={SLUG}
        />
      ) : null}
    </>
  );
}

interface SendingProps {
  /** Fraction uploaded, 0 to 1. */
  share: number;
  onPause: () => void;
}

/** How far an upload is, and the button that pauses it. */
function Sending({ share, onPause }: SendingProps) {
  return (
    <>
      <progress value={share} aria-label="Uploaded" />
      <span>{Math.floor(share * 100)} %</span>
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
  const [said, setSaid] = useState('');
  const asked = (title: string) => {
    setSaid(`${title} is uploaded. It shows under “In progress” until it is published.`);
    form.current?.reset();
  };
  const { share, fault, isBusy, isWaiting, send, stop } = useUpload(asked, onTried);
  const [place, setPlace] = useState<Place>('new');
  useUnsavedWarning(isBusy);
  const submit = handleSubmit((sent) => {
    setSaid('');
    send(new FormData(sent), place);
  });
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
        {isBusy ? <Sending share={share} onPause={pause} /> : null}
        <span role="status" dir="auto">
          {isBusy && isWaiting ? 'Waiting for the connection' : said}
        </span>
      </div>
    </form>
  );
}
