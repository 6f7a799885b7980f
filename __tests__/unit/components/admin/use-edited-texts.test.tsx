import { act, renderHook } from '@testing-library/react';
import { useEditedTexts } from '@/components/admin/recordings/use-edited-texts';
import { takeTextDraft } from '@/lib/browser/read-text-draft';
import { keepTextDraft } from '@/lib/browser/text-draft';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import type { EditedRecording, EditedTexts, SetText } from '@/lib/contracts/media/recording-jobs';

const mockSave = jest.fn<Promise<string>, [string, SetText]>();
jest.mock('@/lib/clients/recordings', () => ({
  saveText: (assetId: string, text: SetText) => mockSave(assetId, text),
}));
jest.mock('@/hooks/use-unsaved-warning', () => ({ useUnsavedWarning: () => undefined }));

const cues = (text: string) => [{ start: 0, end: 1, text }];
const captions = (language: string, text: string) => ({
  ...{ kind: 'captions' as const, language, label: language },
  cues: cues(text),
});
const chapters = (text: string): EditedTexts => ({ texts: [], chapters: cues(text) });
const recording: EditedRecording = {
  ...{ assetId: 'rec-a', title: 'A', entry: null, type: 'video', durationSeconds: 9 },
  tracks: { sounds: [], texts: [] },
  ...{ hls: 'https://media.test/a', poster: 'https://media.test/b', rights: null },
  ...{ texts: [], chapters: cues('as it was'), chaptersVersion: 'v1' },
};
const sent = () =>
  mockSave.mock.calls.map(([, text]) => {
    const name = text.kind === 'chapters' ? 'chapters' : text.language;
    return `${name}: ${text.cues[0]?.text ?? 'none'} on ${text.version}`;
  });
const away = () => new ProductApiError('It could not be published', 'UNAVAILABLE', 503);
const refused = (code: 'CONFLICT' | 'PAYLOAD_TOO_LARGE' | 'VALIDATION_FAILED', status: number) =>
  new ProductApiError('Somebody else has changed this', code, status);
beforeEach(() => mockSave.mockReset());

it('saves more where an earlier save got no answer: what that one may have stored is nobody else’s', async () => {
  const { result } = renderHook(() => useEditedTexts(recording));
  mockSave.mockRejectedValueOnce(away());
  act(() => result.current.setEdited(chapters('one')));
  await act(() => expect(result.current.save()).rejects.toThrow());
  mockSave.mockResolvedValueOnce('v2').mockResolvedValueOnce('v3');
  act(() => result.current.setEdited(chapters('two')));
  await act(async () => void (await result.current.save()));
  expect(sent()).toEqual(['chapters: one on v1', 'chapters: one on v1', 'chapters: two on v2']);
  expect(result.current).toMatchObject({ isChanged: false, isLate: false });
});

it('takes away what may have been stored without an answer, though it was not there before', async () => {
  const { result } = renderHook(() => useEditedTexts(recording));
  mockSave.mockRejectedValueOnce(away());
  act(() => result.current.setEdited((before) => ({ ...before, texts: [captions('fr', 'Il pleut')] })));
  await act(() => expect(result.current.save()).rejects.toThrow());
  act(() => result.current.setEdited((before) => ({ ...before, texts: [] })));
  expect(result.current.isChanged).toBe(true);
  mockSave.mockResolvedValueOnce('v1').mockResolvedValueOnce('');
  await act(async () => void (await result.current.save()));
  expect(sent().slice(1)).toEqual(['fr: Il pleut on ', 'fr: none on v1']);
  expect(result.current.isChanged).toBe(false);
});

describe('of several texts', () => {
  const texts = ['cy', 'en', 'fr'].map((language) => ({
    ...captions(language, 'old'),
    version: `v1 ${language}`,
  }));
  const edit = (languages: readonly string[]) => (before: EditedTexts) => ({
    ...before,
    texts: before.texts.map((text) =>
      languages.includes(text.language) ? { ...text, cues: cues('new') } : text,
    ),
  });

  it('those that were changed are sent, each by itself', async () => {
    const { result } = renderHook(() => useEditedTexts({ ...recording, texts }));
    expect(result.current.isChanged).toBe(false);
    act(() => result.current.setEdited(edit(['en', 'fr'])));
    mockSave.mockResolvedValue('v2');
    await act(async () => expect(await result.current.save()).toBe('Saved and published.'));
    expect(sent()).toEqual(['en: new on v1 en', 'fr: new on v1 fr']);
    expect(result.current.isChanged).toBe(false);
  });

  it('one that is refused keeps no other from being saved, and is named', async () => {
    const { result } = renderHook(() => useEditedTexts({ ...recording, texts }));
    act(() => result.current.setEdited(edit(['cy', 'en', 'fr'])));
    mockSave
      .mockRejectedValueOnce(refused('CONFLICT', 409))
      .mockResolvedValueOnce('v2')
      .mockRejectedValueOnce(refused('PAYLOAD_TOO_LARGE', 413));
    await act(async () =>
      expect(await result.current.save()).toBe(
        'Not saved. “Captions: cy”: Somebody else has changed this. “Captions: fr”: It is longer than the 1 MB that can be saved of one text. Remove lines from it. The other changes are saved.',
      ),
    );
    expect(result.current).toMatchObject({ isChanged: true, isLate: true });
    mockSave.mockResolvedValue('v3');
    await act(async () => void (await result.current.save()));
    expect(sent().slice(3)).toEqual(['cy: new on v1 cy', 'fr: new on v1 fr']);
  });

  it('none is sent once nothing answers', async () => {
    const { result } = renderHook(() => useEditedTexts({ ...recording, texts }));
    act(() => result.current.setEdited(edit(['cy', 'en', 'fr'])));
    mockSave.mockResolvedValueOnce('v2').mockRejectedValueOnce(away());
    await act(() => expect(result.current.save()).rejects.toThrow());
    expect(sent()).toHaveLength(2);
    mockSave.mockResolvedValue('v3');
    await act(async () => void (await result.current.save()));
    expect(sent().slice(2)).toEqual(['en: new on v1 en', 'fr: new on v1 fr']);
  });
});

describe('a page that is loaded again', () => {
  const hide = () => act(() => void dispatchEvent(new Event('pagehide')));
  const kept = () => takeTextDraft('', 'rec-a');
  beforeEach(() => sessionStorage.clear());

  it('takes up what was not saved, half a time and all, on the version that it was written on', async () => {
    const first = renderHook(() => useEditedTexts(recording));
    const halfTyped = [{ start: NaN, end: 2, text: 'in the mid' }];
    act(() => first.result.current.setEdited({ texts: [captions('fr', 'Il pleut')], chapters: halfTyped }));
    hide();
    const draft = kept();
    expect(kept()).toEqual([]);
    const newer = { ...recording, chapters: cues('as somebody else has it'), chaptersVersion: 'v2' };
    const { result } = renderHook(() => useEditedTexts(newer, draft));
    expect(result.current.edited).toEqual({ texts: [captions('fr', 'Il pleut')], chapters: halfTyped });
    mockSave.mockResolvedValue('v3');
    await act(async () => void (await result.current.save()));
    expect(sent()).toEqual(['fr: Il pleut on ', 'chapters: in the mid on v1']);
  });

  it('has nothing to take up where all was saved, or cannot be read', () => {
    const { result } = renderHook(() => useEditedTexts(recording));
    keepTextDraft('', 'rec-a', [{ kind: 'chapters', cues: [], version: 'v1' }]);
    hide();
    expect(kept()).toEqual([]);
    sessionStorage.setItem('dt.noteDraft..recording.rec-a', '{"of": "another time"}');
    expect(kept()).toEqual([]);
    expect(result.current.isChanged).toBe(false);
  });

  it.each([
    ['an upgraded library', 'b2', 'upgraded after this page was loaded'],
    ['the library it is of', 'b1', 'Somebody else'],
  ])('is what helps a page that is refused by %s', async (_whose, release, said) => {
    document.documentElement.dataset.release = 'b1';
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(`<!DOCTYPE html><html lang="en-GB" data-release="${release}"><head>`));
    const { result } = renderHook(() => useEditedTexts(recording));
    act(() => result.current.setEdited(chapters('one')));
    mockSave.mockRejectedValueOnce(refused('VALIDATION_FAILED', 400));
    await act(async () => expect(await result.current.save()).toContain(said));
    expect(result.current.isChanged).toBe(true);
  });
});
