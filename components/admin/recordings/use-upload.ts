import { useEffect, useRef, useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { utf8Text } from '@/lib/domain/text/utf8-text';
import { failureWords } from '../failure-words';
import { NOT_UTF8 } from './text-faults';

/** Loaded on demand, because it brings the schemas, which the screen does not need to render. */
const load = () => import('@/lib/clients/recordings');
const loadSchemas = () => import('@/lib/contracts/media/recording-jobs');

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** How to correct what the service would refuse, by the member of the request that it refuses. */
const corrections = {
  title: 'Write a title.',
  language: 'Write the language as in BCP 47, such as en, cy or pt-BR.',
  entry: 'Write small letters and digits, with a hyphen between words, such as twelfth-night.',
  captions: 'This file is too long for captions. Choose another one, or none.',
} as const;
export type Correctable = keyof typeof corrections;
const isCorrectable = (name: unknown): name is Correctable =>
  typeof name === 'string' && Object.hasOwn(corrections, name);

/** Why nothing was made, and of which member of the request that is said; null: of none alone. */
interface Fault {
  at: Correctable | null;
  words: string;
}

const STOPPED = 'The upload stopped. Choose the file again to continue.';

/** What the form says of the recording, or what is to be corrected. */
async function requestOf(form: FormData, place: 'new' | 'existing') {
  const file = form.get('captions');
  const hasCaptions = file instanceof File && file.size > 0;
  const captions = hasCaptions ? utf8Text(await file.arrayBuffer()) : null;
  if (hasCaptions && captions === null) return { fault: { at: 'captions' as const, words: NOT_UTF8 } };
  const type = textOf(form, 'type');
  const { recordingRequestSchema } = await loadSchemas();
  const { data, error } = recordingRequestSchema.omit({ uploadId: true }).safeParse({
    title: textOf(form, 'title'),
    language: textOf(form, 'language'),
    entry: place === 'new' ? { kind: 'new', type } : { kind: 'existing', type, slug: textOf(form, 'slug') },
    captions,
  });
  if (data) return { request: data };
  const at = error.issues[0]?.path[0];
  return { fault: isCorrectable(at) ? { at, words: corrections[at] } : { at: null, words: STOPPED } };
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

/** How far the file is. `isWaiting`: nothing answers, and it is tried again and again. */
function useSending() {
  const [share, setShare] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const events = {
    onProgress: (sent: number) => {
      setShare(sent);
      setWaiting(false);
    },
    onUnanswered: () => setWaiting(true),
  };
  return { share, isWaiting, begin: () => setWaiting(false), events };
}

/**
 * Uploads the form's file and requests the recording.
 *
 * @param onAsked both are done, of the recording of this title
 * @param onTried the request was sent, whatever came of it: where its answer was lost, the recording may be on its way
 */
export function useUpload(onAsked: (title: string) => void, onTried: () => void) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { share, isWaiting, begin, events } = useSending();
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
    const { request, fault: wrong } = await requestOf(form, place);
    if (own.signal.aborted) return;
    if (!request) return setFault(wrong);
    // The recording may have been refused, or its answer lost: the upload is whole nevertheless, and is not sent twice.
    if (!finished.current || !isSame(finished.current.file, file))
      finished.current = { file, uploadId: await uploadFile(file, events, own.signal) };
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
    onAsked(request.title);
  };
  return {
    share,
    fault,
    isBusy,
    isWaiting,
    send: (form: FormData, place: 'new' | 'existing') => {
      setBusy(true);
      begin();
      setFault(null);
      run(form, place)
        .catch((error: unknown) => {
          setFault({ at: null, words: failureWords(error, STOPPED) });
        })
        .finally(() => setBusy(false));
    },
    stop: () => {
      stopper.current?.abort();
      setBusy(false);
    },
  };
}
