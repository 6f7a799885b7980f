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
  const isChanged = edited !== saved;
  useUnsavedWarning(isChanged);
  /** Throws if they are not saved; CONFLICT if somebody else has saved first. */
  const save = async () => {
    const { saveTexts } = await import('@/lib/clients/recordings');
    try {
      setVersion(await saveTexts(assetId, { ...edited, version }));
      setSaved(edited);
      setLate(false);
    } catch (error) {
      setLate(codeOf(error) === 'CONFLICT');
      throw error;
    }
  };
  return { edited, setEdited, isChanged, isLate, save };
}
