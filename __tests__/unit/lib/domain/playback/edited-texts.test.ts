/** A recording's texts, of which one is changed at a time. */
import { textChanges, textsWith, type EditedText } from '@/lib/domain/playback/edited-texts';

const cue = (text: string) => ({ start: 0, end: 1, text });
const text = (language: string, words: string, kind: EditedText['kind'] = 'captions'): EditedText => ({
  ...{ kind, language, label: language },
  cues: [cue(words)],
});
const none = new Map();
const saved = { texts: [text('cy', 'Glaw'), text('en', 'Rain')], chapters: [cue('One')] };

it('a text takes the place of the one of its kind and language, of which there is never a second', () => {
  const changed = textsWith(saved, text('cy', 'Eira'));
  expect(changed.texts.map(({ language, cues }) => `${language} ${cues[0]?.text}`)).toEqual([
    'cy Eira',
    'en Rain',
  ]);
  expect(changed.texts[1]).toBe(saved.texts[1]);
  const added = textsWith(changed, text('cy', 'Mae hi’n bwrw', 'descriptions'));
  expect(added.texts.map(({ kind }) => kind)).toEqual(['captions', 'captions', 'descriptions']);
});

it('a text without cues is taken away, and so are chapters', () => {
  expect(textsWith(saved, { ...text('cy', ''), cues: [] }).texts).toEqual([saved.texts[1]]);
  expect(textsWith(saved, { kind: 'chapters', cues: [] })).toEqual({ texts: saved.texts, chapters: [] });
});

it('each change makes the saved texts more like the edited ones, and the last makes them the same', () => {
  const edited = { texts: [saved.texts[1]!, text('fr', 'Pluie')], chapters: [] };
  const changes = textChanges(saved, edited, none);
  expect(changes.map(({ kind, cues }) => `${kind} ${cues.length}`)).toEqual([
    'captions 1',
    'captions 0',
    'chapters 0',
  ]);
  expect(changes.reduce(textsWith, saved)).toEqual(edited);
  expect(textChanges(edited, edited, none)).toEqual([]);
});
