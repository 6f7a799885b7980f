import { act, renderHook, waitFor } from '@testing-library/react';
import { useUpload } from '@/components/admin/recordings/use-upload';

const uploadFile = jest.fn(async () => 'a'.repeat(32));
const askForRecording = jest.fn(async (_request: object) => undefined);
jest.mock('@/lib/clients/recordings', () => ({
  uploadFile: () => uploadFile(),
  askForRecording: (request: object) => askForRecording(request),
}));

/** The test browser's FormData takes no file of its own. */
function formOf(fields: Record<string, string>): FormData {
  const values: Record<string, FormDataEntryValue> = {
    file: new File(['sound'], 'storm.wav'),
    title: 'Y Storm',
    language: 'cy',
    type: 'production',
    ...fields,
  };
  return { get: (name: string) => values[name] ?? null } as Partial<FormData> as FormData;
}

it('a form that the service would refuse is told before the file is sent', async () => {
  const onAsked = jest.fn();
  const { result } = renderHook(() => useUpload(onAsked));
  act(() => result.current.send(formOf({ language: 'not a language' }), 'new'));
  // The schemas come with the first use.
  await waitFor(() => expect(result.current.fault).not.toBeNull(), { timeout: 10_000 });
  expect(uploadFile).not.toHaveBeenCalled();

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
