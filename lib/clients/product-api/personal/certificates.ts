/** Certificates over REST: the owner's file, the choice to show the name, and the public check. */
import type { CertificateCheck } from '@/lib/contracts/personal/certificates';
import { ask, nullWhenMissing, send, type ProductConnection } from '../fetch';

const path = (courseId: string, rest = '') => `/api/certificates/${encodeURIComponent(courseId)}${rest}`;
const contract = () => import('@/lib/contracts/personal/certificates');

/** Whether the certificate's public page names the holder, and the code that leads to that page. */
export const fetchSharing = (courseId: string, signal?: AbortSignal) =>
  ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { signal });

export const saveSharing = (courseId: string, showName: boolean) =>
  ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { body: { showName } });

/** The PDF, as the signed-in owner. */
export const fetchCertificateFile = (courseId: string) => send(path(courseId), (response) => response.blob());

/** Public, no sign-in needed. Null when no certificate has this code. */
export function checkCertificate(
  connection: ProductConnection,
  code: string,
): Promise<CertificateCheck | null> {
  const checked = `/api/certificate-checks/${encodeURIComponent(code)}`;
  return ask(checked, contract, 'certificateCheckSchema', { connection }).catch(nullWhenMissing);
}
