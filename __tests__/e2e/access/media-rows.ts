/** The access matrix of operators' calls, which media answers: uploads, the queue, and what corrects a recording. */
import { OPERATORS_CALL } from './admin-rows';
import { call, type Row } from './row';

const BASE = '/api/admin/recordings';
const NO_RECORDING = `${BASE}/no-recording`;
const NO_UPLOAD = '0'.repeat(32);
const NO_JOB = '00000000-0000-4000-8000-000000000000';

/** An operator's outcome in place of 200; everybody else's is that of each such call. */
const operator = (status: number) => OPERATORS_CALL.replace(/200$/, String(status));

const mediaCall = (method: string, template: string, path: string, status: number, body?: object): Row => ({
  ...call(method, template, path, operator(status), body),
  method: method.toUpperCase(),
});

export const mediaRows: readonly Row[] = [
  mediaCall('get', BASE, BASE, 200),
  mediaCall('post', BASE, BASE, 404, {
    uploadId: NO_UPLOAD,
    title: 'Nothing',
    language: 'en',
    entry: { kind: 'new', type: 'production' },
    captions: null,
  }),
  ...['cancel', 'dismiss'].map((act) =>
    mediaCall('post', `${BASE}/jobs/{jobId}/${act}`, `${BASE}/jobs/${NO_JOB}/${act}`, 404, {}),
  ),
  mediaCall('get', `${BASE}/{assetId}`, NO_RECORDING, 404),
  mediaCall('put', `${BASE}/{assetId}/texts`, `${NO_RECORDING}/texts`, 404, {
    kind: 'chapters',
    cues: [],
    version: '',
  }),
  mediaCall('put', `${BASE}/{assetId}/poster`, `${NO_RECORDING}/poster`, 404, { second: 1 }),
  mediaCall('put', `${BASE}/{assetId}/rights`, `${NO_RECORDING}/rights`, 404, { agreement: null }),
  mediaCall('delete', `${BASE}/{assetId}`, NO_RECORDING, 404, { confirm: 'no-recording' }),
];

/** tus’s own calls, of which no document tells; without its header an operator is told what is missing (tus 1.0, 412). */
export const uploadRows: readonly Row[] = [
  mediaCall('post', 'tus', `${BASE}/uploads`, 412, {}),
  ...(['head', 'patch', 'delete'] as const).map((method) =>
    mediaCall(method, 'tus', `${BASE}/uploads/${NO_UPLOAD}`, 412),
  ),
];
