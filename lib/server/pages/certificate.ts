/** Server part of the public page of a certificate. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { checkCertificate } from '@/lib/clients/product-api/personal/certificates';
import type { CertificateCheck } from '@/lib/contracts/personal/certificates';
import { queryValue } from '../address';
import type { PageAnswer, Visit } from '../page';

export interface CertificatePageProps {
  code: string;
  /** Null: no certificate has this code. */
  certificate: CertificateCheck | null;
}

/** GET /certificates/{code}. For an unknown code the same page says so, with status 404. */
export async function certificatePage(
  { product }: Visit,
  code: string,
): Promise<PageAnswer<CertificatePageProps>> {
  const certificate = await checkCertificate(product, code.trim().toLowerCase());
  return { kind: 'page', isMissing: certificate === null, props: { code, certificate } };
}

/** GET /certificates?code= : the page of the certificate whose code was typed into the form; null without a code. */
export function certificateAddress(context: Pick<GetServerSidePropsContext, 'query'>): string | null {
  const code = queryValue(context, 'code') ?? '';
  const text = code.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
  return text === '' ? null : `/certificates/${text.slice(0, 64)}`;
}
