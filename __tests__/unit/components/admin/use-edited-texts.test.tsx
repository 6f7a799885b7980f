import { act, renderHook } from '@testing-library/react';
import { useEditedTexts } from '@/components/admin/recordings/use-edited-texts';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import type { EditedRecording, EditedTexts } from '@/lib/contracts/media/recording-jobs';

const mockSave = jest.fn();
jest.mock('@/lib/clients/recordings', () => ({
  saveTexts: (...call: unknown[]) => mockSave(...call) as unknown,
}));
jest.mock('@/hooks/use-unsaved-warning', () => ({ useUnsavedWarning: () => undefined }));

const texts = (words: string): EditedTexts => ({ texts: [], chapters: [{ start: 0, end: 1, text: words }] });
const recording = { assetId: 'rec-a', ...texts('as it was'), version: 'v1' } as unknown as EditedRecording;
const sent = () =>
  mockSave.mock.calls.map(([, { chapters, version }]) => `${chapters[0].text} on ${version}`) as string[];

it('saves more where an earlier save got no answer: what that one may have stored is nobody else’s', async () => {
  const { result } = renderHook(() => useEditedTexts(recording));
  mockSave.mockRejectedValueOnce(new ProductApiError('It could not be published', 'UNAVAILABLE', 503));
  act(() => result.current.setEdited(texts('one')));
  await act(() => expect(result.current.save()).rejects.toThrow());
  mockSave.mockResolvedValueOnce('v2').mockResolvedValueOnce('v3');
  act(() => result.current.setEdited(texts('two')));
  await act(() => result.current.save());
  expect(sent()).toEqual(['one on v1', 'one on v1', 'two on v2']);
  expect(result.current).toMatchObject({ isChanged: false, isLate: false });
});
