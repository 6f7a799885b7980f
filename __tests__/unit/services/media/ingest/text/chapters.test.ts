/** Names of chapters, from a file to an editor and back. */
import { chapterName, editableTexts, storableTexts } from '@/services/media/ingest/text/chapters';
import { readCues, safeCues } from '@/services/media/ingest/text/cues';
import { webVtt } from '@/lib/domain/playback/timed-text';

const edited = (name: string) => ({ texts: [], chapters: [{ start: 0, end: 60, text: name }] });

it.each(['Romeo & Juliet', 'Fish &amp; chips', 'How to write <b>', '5 < 6 > 4', 'Prologue'])(
  '%s comes back to the editor as it was saved, and is published so',
  (name) => {
    const payloads = safeCues(storableTexts(edited(name)).chapters);
    const chapters = readCues(webVtt(payloads));
    expect(editableTexts({ texts: [], chapters })).toEqual(edited(name));
    expect(chapterName(payloads[0]!.text)).toBe(name);
  },
);

it('captions stay payloads, and a chapter that is markup alone keeps a name', () => {
  const cue = { start: 0, end: 1, text: '<v Ada>Tea &amp; cake</v>' };
  const texts = [{ kind: 'captions' as const, language: 'en', label: 'English', cues: [cue] }];
  const bare = { texts, chapters: [{ ...cue, text: '<b></b>' }] };
  expect(editableTexts(bare)).toEqual(bare);
  expect(storableTexts(bare).texts).toEqual(texts);
});
