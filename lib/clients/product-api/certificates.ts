/** Certificates over REST: the owner's file, the choice to show the name, and the public check. */
import type { CertificateCheck, CertificateSharingState } from '@/lib/contracts/personal/certificates';
import { ask, browserConnection, ProductApiError, type ProductConnection } from './fetch';

const path = (courseId: string, rest = '') => `/api/certificates/${encodeURIComponent(courseId)}${rest}`;
const contract = () => import('@/lib/contracts/personal/certificates');

/** Whether the certificate's public page names the holder, and the code that leads to that page. */
export function fetchSharing(courseId: string, signal?: AbortSignal): Promise<CertificateSharingState> {
  return ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { signal });
}

export function saveSharing(courseId: string, showName: boolean): Promise<CertificateSharingState> {
  return ask(path(courseId, '/sharing'), contract, 'certificateSharingStateSchema', { body: { showName } });
}

/** The PDF, as the signed-in owner. Throws ProductApiError. */
export async function fetchCertificateFile(courseId: string): Promise<Blob> {
  const { headers, timeoutMs } = browserConnection();
  let response: Response;
  try {
    response = await fetch(path(courseId), { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    throw new ProductApiError('The library could not be reached', 'UNAVAILABLE', 0, { cause });
  }
  if (!response.ok)
    throw new ProductApiError('The certificate could not be downloaded', 'INTERNAL', response.status);
  return response.blob();
}

/** Public, no sign-in needed. Null when no certificate has this code. */
export async function checkCertificate(
  connection: ProductConnection,
  code: string,
): Promise<CertificateCheck | null> {
  try {
    const checked = `/api/certificate-checks/${encodeURIComponent(code)}`;
    return await ask(checked, contract, 'certificateCheckSchema', { connection });
  } catch (error) {
    if (error instanceof ProductApiError && error.status === 404) return null;
    throw error;
  }
}
