/** Certificates over REST: the owner's file, the choice to show the name, and the public check. */
import type { CertificateCheck, CertificateSharingState } from '@/lib/contracts/personal/certificates';
import { ask, refusalOf, send, type ProductConnection } from './fetch';

const path = (courseId: string, rest = '') => `/api/certificates/${encodeURIComponent(courseId)}${rest}`;
const contract = () => import('@/lib/contracts/personal/certificates');

/** Whether the certificate's public page names the holder, and the code that leads to that page. */
export function fetchSharing(courseId: string, signal?: AbortSignal): Promise<CertificateSharingState> {
  return ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { signal });
}

export function saveSharing(courseId: string, showName: boolean): Promise<CertificateSharingState> {
  return ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { body: { showName } });
}

/** The PDF, as the signed-in owner. */
export const fetchCertificateFile = (courseId: string): Promise<Blob> =>
  send(path(courseId), (response) => response.blob());

/** Public, no sign-in needed. Null when no certificate has this code. */
export async function checkCertificate(
  connection: ProductConnection,
  code: string,
): Promise<CertificateCheck | null> {
  try {
    const checked = `/api/certificate-checks/${encodeURIComponent(code)}`;
    return await ask(checked, contract, 'certificateCheckSchema', { connection });
  } catch (error) {
    if (refusalOf(error) === 'NOT_FOUND') return null;
    throw error;
  }
}
