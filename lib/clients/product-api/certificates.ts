/** Certificates over REST: the owner's file, the choice to show the name, and the public check. */
import type { CertificateCheck, CertificateSharingState } from '@/lib/contracts/personal/certificates';
import { browserConnection, ProductApiError, productRequest, type ProductConnection } from './fetch';

const path = (courseId: string, rest = '') => `/api/certificates/${encodeURIComponent(courseId)}${rest}`;
const sharingSchema = async () =>
  (await import('@/lib/contracts/personal/certificates')).certificateSharingStateSchema;

/** Whether the certificate's public page names the holder, and the code that leads to that page. */
export function fetchSharing(courseId: string, signal?: AbortSignal): Promise<CertificateSharingState> {
  const request = { path: path(courseId, '/sharing'), schema: sharingSchema, signal };
  return productRequest(browserConnection(), request);
}

export function saveSharing(courseId: string, showName: boolean): Promise<CertificateSharingState> {
  const request = { path: path(courseId, '/sharing'), schema: sharingSchema, body: { showName } };
  return productRequest(browserConnection(), request);
}

/** The PDF, as the signed-in owner. Throws ProductApiError. */
export async function fetchCertificateFile(
  courseId: string,
  connection: ProductConnection = browserConnection(),
): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(`${connection.baseUrl}${path(courseId)}`, {
      headers: { ...connection.headers },
      signal: AbortSignal.timeout(connection.timeoutMs),
    });
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
    return await productRequest(connection, {
      path: `/api/certificate-checks/${encodeURIComponent(code)}`,
      schema: async () => (await import('@/lib/contracts/personal/certificates')).certificateCheckSchema,
    });
  } catch (error) {
    if (error instanceof ProductApiError && error.status === 404) return null;
    throw error;
  }
}
