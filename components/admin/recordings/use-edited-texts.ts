import { useState } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { codeOf } from '@/lib/browser/error-code';
import type { EditedRecording, EditedTexts } from '@/lib/contracts/media/recording-jobs';

/** The texts and chapters of a recording as they are edited. */
export function useEditedTexts({ assetId, texts, chapters, version: start }: EditedRecording) {
  const [saved, setSaved] = useState<EditedTexts>({ texts, chapters });
  const [edited, setEdited] = useState(saved);
  const [version, setVersion] = useState(start);
  /** The texts are other ones by now: this page began with what was there before. */
  const [isLate, setLate] = useState(false);
  /** Texts that were sent, and perhaps stored, though their publication failed or the answer was lost. */
  const [unanswered, setUnanswered] = useState<EditedTexts | null>(null);
  const isChanged = edited !== saved;
  useUnsavedWarning(isChanged);
  /** Throws if they are not saved; CONFLICT if somebody else has saved first. */
  const save = async () => {
    const { saveTexts } = await import('@/lib/clients/recordings');
    const send = async (sent: EditedTexts, on: string) => {
      const stored = await saveTexts(assetId, { ...sent, version: on });
      setVersion(stored);
      setSaved(sent);
      setUnanswered(null);
      setLate(false);
      return stored;
    };
    try {
      // To send them once more is no conflict, and answers with the version of what is stored now.
      const on = unanswered === null || unanswered === edited ? version : await send(unanswered, version);
      await send(edited, on);
    } catch (error) {
      const { refusalOf } = await import('@/lib/clients/product-api/fetch');
      const isRefused = refusalOf(error) !== null;
      if (!isRefused && unanswered === null) setUnanswered(edited);
      setLate(codeOf(error) === 'CONFLICT');
      throw error;
    }
  };
  return { edited, setEdited, isChanged, isLate, save };
}
