import { useEffect, useRef, useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { failureWords } from '../failure-words';

/** Loaded on demand, because it brings the schemas, which the screen does not need to render. */
const load = () => import('@/lib/clients/recordings');
const loadSchemas = () => import('@/lib/contracts/media/recording-jobs');

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

/** The service does not have the upload, or not for this request: an answer was lost, and the details were corrected since. */
const isGone = (error: unknown): boolean => codeOf(error) === 'NOT_FOUND';

/** Chosen again, a file is another object: what tus knows it by tells whether it is the same. */
const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.type === b.type && a.lastModified === b.lastModified;

/** The last file that was uploaded whole and has no recording yet. */
interface Finished {
  file: File;
  uploadId: string;
}

/**
 * Uploads the form's file and requests the recording.
 *
 * @param onAsked both are done
 * @param onTried the request was sent, whatever came of it: where its answer was lost, the recording may be on its way
 */
export function useUpload(onAsked: () => void, onTried: () => void) {
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  const finished = useRef<Finished | null>(null);
  // Gone on unseen, it would be sent a second time beside this one when its file is chosen again.
  useEffect(() => () => stopper.current?.abort(), []);
  const forget = async (file: File) => {
    finished.current = null;
    await (await load()).forgetUpload(file);
  };

  const run = async (form: FormData, place: 'new' | 'existing') => {
    const file = form.get('file');
    if (!(file instanceof File)) return;
    const own = new AbortController();
    stopper.current = own;
    const { askForRecording, uploadFile } = await load();
    // Read first: a fault in the form is not worth an upload of hours.
    const request = await requestOf(form, place);
    if (own.signal.aborted) return;
    // The recording may have been refused, or its answer lost: the upload is whole nevertheless, and is not sent twice.
    if (!finished.current || !isSame(finished.current.file, file))
      finished.current = { file, uploadId: await uploadFile(file, setShare, own.signal) };
    const { uploadId } = finished.current;
    try {
      await askForRecording({ ...request, uploadId });
    } catch (error) {
      if (isGone(error)) await forget(file);
      throw error;
    } finally {
      onTried();
    }
    await forget(file);
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
          setFault(failureWords(error, 'The upload stopped. Choose the file again to continue.'));
        })
        .finally(() => setBusy(false));
    },
    stop: () => {
      stopper.current?.abort();
      setBusy(false);
    },
  };
}
