import { useRef, useState } from 'react';

/** Loaded on demand, because it brings the schemas, which the screen does not need to render. */
const load = () => import('@/lib/clients/recordings');
const loadSchemas = () => import('@/lib/contracts/recording-jobs');

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What the form says of the recording. Throws ZodError for what the service would refuse. */
async function requestOf(form: FormData, place: 'new' | 'existing') {
  const captions = form.get('captions');
  const type = textOf(form, 'type');
  const { recordingRequestSchema } = await loadSchemas();
  return recordingRequestSchema.omit({ uploadId: true }).parse({
    title: textOf(form, 'title'),
    language: textOf(form, 'language'),
    entry: place === 'new' ? { kind: 'new', type } : { kind: 'existing', type, slug: textOf(form, 'slug') },
    captions: captions instanceof File && captions.size > 0 ? await captions.text() : null,
  });
}

/** Uploads the form's file and requests the recording; calls `onAsked` when both are done. */
export function useUpload(onAsked: () => void) {
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stopper = useRef<AbortController | null>(null);

  const run = async (form: FormData, place: 'new' | 'existing') => {
    const file = form.get('file');
    if (!(file instanceof File)) return;
    const own = new AbortController();
    stopper.current = own;
    const { askForRecording, uploadFile } = await load();
    // Read first: a fault in the form is not worth an upload of hours.
    const request = await requestOf(form, place);
    const uploadId = await uploadFile(file, setShare, own.signal);
    await askForRecording({ ...request, uploadId });
    onAsked();
  };
  return {
    share,
    fault,
    isBusy,
    send: (form: FormData, place: 'new' | 'existing') => {
      setBusy(true);
      setFault(null);
      run(form, place)
        .catch((error: unknown) => {
          setFault(
            error instanceof Error ? error.message : 'The upload stopped. Choose the file again to continue.',
          );
        })
        .finally(() => setBusy(false));
    },
    stop: () => {
      stopper.current?.abort();
      setBusy(false);
    },
  };
}
