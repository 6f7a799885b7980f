/** Names of chapters, from a file to an editor and back. */
import { chapterName, editableChapters, storableChapters } from '@/services/media/ingest/text/chapters';
import { readCues, safeCues } from '@/services/media/ingest/text/cues';
import { webVtt } from '@/lib/domain/playback/timed-text';

const edited = (name: string) => [{ start: 0, end: 60, text: name }];

it.each(['Romeo & Juliet', 'Fish &amp; chips', 'How to write <b>', '5 < 6 > 4', 'Prologue'])(
  '%s comes back to the editor as it was saved, and is published so',
  (name) => {
    const payloads = safeCues(storableChapters(edited(name)));
    expect(editableChapters(readCues(webVtt(payloads)))).toEqual(edited(name));
    expect(chapterName(payloads[0]!.text)).toBe(name);
  },
);

it('a chapter that is markup alone keeps a name', () => {
  expect(editableChapters(edited('<b></b>'))).toEqual(edited('<b></b>'));
});
