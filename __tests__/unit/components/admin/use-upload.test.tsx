import { act, renderHook, waitFor } from '@testing-library/react';
import { useUpload } from '@/components/admin/recordings/use-upload';
import { ProductApiError } from '@/lib/clients/product-api/fetch';
import { statusOfCode } from '@/lib/contracts/http/errors';

interface Events {
  onProgress: (share: number) => void;
  onUnanswered: () => void;
}
const uploadFile = jest.fn(async (_signal: AbortSignal, _events: Events) => 'a'.repeat(32));
const askForRecording = jest.fn(async (_request: object) => undefined);
const onTried = jest.fn();
const forgetUpload = jest.fn(async () => undefined);
jest.mock('@/lib/clients/recordings', () => ({
  uploadFile: (_file: File, events: Events, signal: AbortSignal) => uploadFile(signal, events),
  askForRecording: (request: object) => askForRecording(request),
  forgetUpload: () => forgetUpload(),
}));
beforeEach(() => jest.clearAllMocks());

/** The test browser's FormData takes no file of its own. */
function formOf(fields: Record<string, FormDataEntryValue>): FormData {
  const values: Record<string, FormDataEntryValue> = {
    file: new File(['sound'], 'storm.wav', { lastModified: 1 }),
    title: 'Y Storm',
    language: 'cy',
    type: 'production',
    ...fields,
  };
  return { get: (name: string) => values[name] ?? null } as Partial<FormData> as FormData;
}

it.each([
  ['title', '  ', 'Write a title.'],
  ['language', 'not a language', 'Write the language as in BCP 47, such as en, cy or pt-BR.'],
] as const)('a %s that the service would refuse is told before the file is sent', async (at, text, words) => {
  const onAsked = jest.fn();
  const { result } = renderHook(() => useUpload(onAsked, onTried));
  act(() => result.current.send(formOf({ [at]: text }), 'new'));
  // The schemas come with the first use.
  await waitFor(() => expect(result.current.fault).toEqual({ at, words }));
  expect(uploadFile).not.toHaveBeenCalled();
  expect(onTried).not.toHaveBeenCalled();

  act(() => result.current.send(formOf({}), 'new'));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(askForRecording).toHaveBeenCalledWith({
    uploadId: 'a'.repeat(32),
    title: 'Y Storm',
    language: 'cy',
    entry: { kind: 'new', type: 'production' },
    captions: null,
  });
});

it.each([
  [
    'not UTF-8',
    Buffer.from('1\n00:00:01,000 --> 00:00:02,000\ncafé\n', 'latin1'),
    'This file is not in UTF-8. Save it as UTF-8, or choose another one.',
  ],
  [
    'more than a request takes',
    Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${'幕'.repeat(400_000)}\n`),
    'This file is too long for captions. Choose another one, or none.',
  ],
])('captions that are %s are told before the file is sent', async (_what, written, words) => {
  // prettier-ignore
  const { result } = renderHook(() => useUpload(jest.fn(), onTried));
  const bytes = Uint8Array.from(written);
  // jsdom's files cannot be read.
  const read = { arrayBuffer: async () => bytes, text: async () => new TextDecoder().decode(bytes) };
  const captions = Object.assign(new File([bytes], 'storm.srt'), read);
  act(() => result.current.send(formOf({ captions }), 'new'));
  await waitFor(() => expect(result.current.fault).toEqual({ at: 'captions', words }));
  expect(uploadFile).not.toHaveBeenCalled();
});

it('an upload ends with its page: it would go on unseen, and beside the next one of the same file', async () => {
  uploadFile.mockImplementationOnce(() => new Promise(() => undefined));
  const { result, unmount } = renderHook(() => useUpload(jest.fn(), onTried));
  act(() => result.current.send(formOf({}), 'new'));
  await waitFor(() => expect(uploadFile).toHaveBeenCalled());
  const [[signal]] = uploadFile.mock.calls as [[AbortSignal, Events]];
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});

it('an upload without a connection is said to wait for it, until it goes on', async () => {
  uploadFile.mockImplementationOnce(() => new Promise(() => undefined));
  const { result } = renderHook(() => useUpload(jest.fn(), onTried));
  act(() => result.current.send(formOf({}), 'new'));
  await waitFor(() => expect(uploadFile).toHaveBeenCalled());
  const [[, events]] = uploadFile.mock.calls as [[AbortSignal, Events]];
  act(events.onUnanswered);
  expect(result.current.isWaiting).toBe(true);
  act(() => events.onProgress(0.5));
  expect([result.current.isWaiting, result.current.share]).toEqual([false, 0.5]);
});

it('what is not of the library’s API is not said as its reason', async () => {
  uploadFile.mockRejectedValueOnce(new Error('Failed to load chunk /_next/static/chunks/1.js'));
  const { result } = renderHook(() => useUpload(jest.fn(), onTried));
  act(() => result.current.send(formOf({}), 'new'));
  const words = 'The upload stopped. Choose the file again to continue.';
  await waitFor(() => expect(result.current.fault).toEqual({ at: null, words }));
});

describe('a file that is uploaded already', () => {
  const refused = (code: 'CONFLICT' | 'NOT_FOUND') =>
    new ProductApiError('Refused', code, statusOfCode[code]);
  const lost = new ProductApiError('The library could not be reached', 'UNAVAILABLE', 0);
  const asksFor = () => askForRecording.mock.calls.map(([request]) => (request as { title: string }).title);

  it.each([
    ['was refused', refused('CONFLICT')],
    ['had no answer', lost],
  ])('is not sent again when its recording %s', async (_why, error) => {
    askForRecording.mockRejectedValueOnce(error);
    const onAsked = jest.fn();
    const { result } = renderHook(() => useUpload(onAsked, onTried));
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(result.current.fault?.words).toBe(`${error.message}.`));
    expect(onAsked).not.toHaveBeenCalled();
    // Where the answer was lost, the recording may be on its way.
    expect(onTried).toHaveBeenCalledTimes(1);
    act(() => result.current.send(formOf({ title: 'Y Storm II' }), 'new'));
    await waitFor(() => expect(onAsked).toHaveBeenCalled());
    expect(uploadFile).toHaveBeenCalledTimes(1);
    expect(asksFor()).toEqual(['Y Storm', 'Y Storm II']);
    expect(forgetUpload).toHaveBeenCalledTimes(1);

    // What has become a recording is sent anew if it is chosen again, and so is another file.
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2));
  });

  it('is sent again when the service has it no longer', async () => {
    askForRecording.mockRejectedValueOnce(refused('NOT_FOUND'));
    const onAsked = jest.fn();
    const { result } = renderHook(() => useUpload(onAsked, onTried));
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(result.current.fault?.words).toBe('Refused.'));
    expect(forgetUpload).toHaveBeenCalledTimes(1);
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(onAsked).toHaveBeenCalled());
    expect(uploadFile).toHaveBeenCalledTimes(2);
  });

  it('is sent again when its answer was lost and the details were corrected since: it is for the first request', async () => {
    askForRecording.mockRejectedValueOnce(lost);
    askForRecording.mockRejectedValueOnce(refused('NOT_FOUND'));
    const onAsked = jest.fn();
    const { result } = renderHook(() => useUpload(onAsked, onTried));
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(result.current.fault?.words).toContain('could not be reached'));
    for (const words of ['Refused.', undefined]) {
      act(() => result.current.send(formOf({ title: 'Y Storm II' }), 'new'));
      await waitFor(() =>
        expect([result.current.isBusy, result.current.fault?.words]).toEqual([false, words]),
      );
    }
    expect(onAsked).toHaveBeenCalledTimes(1);
    expect(uploadFile).toHaveBeenCalledTimes(2);
    expect(asksFor()).toEqual(['Y Storm', 'Y Storm II', 'Y Storm II']);
  });

  it('is no reason to leave another file unsent', async () => {
    askForRecording.mockRejectedValueOnce(refused('CONFLICT'));
    const { result } = renderHook(() => useUpload(jest.fn(), onTried));
    act(() => result.current.send(formOf({}), 'new'));
    await waitFor(() => expect(result.current.fault).not.toBeNull());
    const other = formOf({});
    const get = other.get.bind(other);
    other.get = (name) =>
      name === 'file' ? new File(['other'], 'other.wav', { lastModified: 1 }) : get(name);
    act(() => result.current.send(other, 'new'));
    await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2));
  });
});
