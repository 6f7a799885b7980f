import { useState } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { codeOf } from '@/lib/browser/error-code';
import type { TextDraft } from '@/lib/browser/text-draft';
import type { EditedRecording, EditedTexts } from '@/lib/contracts/media/recording-jobs';
import { nameOfText, textChanges, textsWith, type TextChange } from '@/lib/domain/playback/edited-texts';
import { isUpgraded } from './is-upgraded';
import { savedWords, UPGRADED, type Refused } from './text-faults';
import { useTextDraft } from './use-text-draft';

/** Refusals of one text, after which the others are saved nevertheless. */
const OF_ONE_TEXT: readonly unknown[] = ['CONFLICT', 'PAYLOAD_TOO_LARGE', 'VALIDATION_FAILED'];

const savedTexts = ({ texts, chapters }: EditedRecording): EditedTexts => ({
  texts: texts.map(({ version: _version, ...text }) => text),
  chapters,
});

/** What is taken up again was written on the version of its time. */
const versionsOf = ({ texts, chaptersVersion }: EditedRecording, draft: TextDraft): Map<string, string> =>
  new Map([
    ...texts.map((text) => [nameOfText(text), text.version] as const),
    [nameOfText({ kind: 'chapters' }), chaptersVersion],
    ...draft.map((change) => [nameOfText(change), change.version] as const),
  ]);

/** Sends changes of a recording's texts, each on the version that was seen; one of a text that is not known is on none. */
function useTextSender(recording: EditedRecording, draft: TextDraft, onSaved: (change: TextChange) => void) {
  const { assetId } = recording;
  /** Those of the texts that this page began with, and then of what it saved: not those of a later reading. */
  const [versions] = useState(() => versionsOf(recording, draft));
  /** What was sent, and is perhaps stored, though its publication failed or the answer was lost; by name. */
  const [unanswered, setUnanswered] = useState<ReadonlyMap<string, TextChange>>(new Map());
  const isLost = (name: string, change: TextChange | null) =>
    setUnanswered((before) => {
      const others = [...before].filter(([other]) => other !== name);
      return new Map(change === null ? others : [...others, [name, change]]);
    });
  const send = async (change: TextChange) => {
    const { saveText } = await import('@/lib/clients/recordings');
    const name = nameOfText(change);
    const put = async (sent: TextChange) => {
      versions.set(name, await saveText(assetId, { ...sent, version: versions.get(name) ?? '' }));
      isLost(name, null);
      onSaved(sent);
    };
    const first = unanswered.get(name);
    try {
      // To send that once more is no conflict, and answers with the version of what is stored now.
      if (first !== undefined && first.cues !== change.cues) await put(first);
      await put(change);
    } catch (error) {
      const { refusalOf } = await import('@/lib/clients/product-api/fetch');
      if (refusalOf(error) === null) isLost(name, first ?? change);
      throw error;
    }
  };
  return { unanswered, versions, send };
}

const withDraft = (saved: EditedTexts, draft: TextDraft): EditedTexts =>
  draft.reduce((texts, { version: _version, ...change }) => textsWith(texts, change), saved);

/**
 * The texts and chapters of a recording as they are edited. What differs is saved, each text by itself.
 * @param draft what this tab was left with, taken up again
 */
export function useEditedTexts(recording: EditedRecording, draft: TextDraft = []) {
  const [saved, setSaved] = useState(() => savedTexts(recording));
  const [edited, setEdited] = useState(() => withDraft(saved, draft));
  /** Some of the texts are other ones by now: this page began with what was there before. */
  const [isLate, setLate] = useState(false);
  const { unanswered, versions, send } = useTextSender(recording, draft, (change) =>
    setSaved((before) => textsWith(before, change)),
  );
  const changes = textChanges(saved, edited, unanswered);
  const isChanged = changes.length > 0;
  useUnsavedWarning(isChanged);
  useTextDraft(recording.assetId, () =>
    changes.map((change) => ({ ...change, version: versions.get(nameOfText(change)) ?? '' })),
  );
  /** Resolves to what is said of it: which texts are saved, and why others are not. Throws for what is not of one of them alone. */
  const save = async (): Promise<string> => {
    const refused: Refused[] = [];
    for (const change of changes) {
      await send(change).catch((error: unknown) => {
        if (!OF_ONE_TEXT.includes(codeOf(error))) throw error;
        refused.push({ change, error });
      });
    }
    const isRefusedAs = (code: string) => refused.some(({ error }) => codeOf(error) === code);
    setLate(isRefusedAs('CONFLICT'));
    // What is wrong with the texts themselves was looked for before they were sent.
    if (isRefusedAs('VALIDATION_FAILED') && (await isUpgraded())) return UPGRADED;
    return savedWords(refused, changes.length);
  };
  return { edited, setEdited, isChanged, isLate, save };
}
