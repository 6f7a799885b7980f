import { useRef, useState } from 'react';

/** With the schemas, which no other part of the screen needs. */
const load = () => import('@/lib/clients/recordings');
const loadSchemas = () => import('@/lib/contracts/recording-jobs');

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The request that a filled form makes of an upload. Throws ZodError for what the service would refuse. */
async function requestOf(form: FormData, place: 'new' | 'existing', uploadId: string) {
  const captions = form.get('captions');
  const type = textOf(form, 'type');
  const { recordingRequestSchema } = await loadSchemas();
  return recordingRequestSchema.parse({
    uploadId,
    title: textOf(form, 'title'),
    language: textOf(form, 'language'),
    entry: place === 'new' ? { kind: 'new', type } : { kind: 'existing', type, slug: textOf(form, 'slug') },
    captions: captions instanceof File && captions.size > 0 ? await captions.text() : null,
  });
}

/** Uploads the file of a form and asks for the recording; `onAsked` when that is done. */
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
    const uploadId = await uploadFile(file, setShare, own.signal);
    await askForRecording(await requestOf(form, place, uploadId));
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
