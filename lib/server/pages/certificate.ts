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

/** The 32 digits of a code at the end of what was typed. */
const CODE_AT_END = /[0-9a-f]{32}$/;
/** More is no code, and would make a long address. */
const LONGEST = 64;

/** A code as it is stored, out of what was copied: in groups, in capitals, or with the address or the line in which it is printed. */
function readCode(typed: string): string {
  const text = typed.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
  return CODE_AT_END.exec(text)?.[0] ?? text.slice(0, LONGEST);
}

/** GET /certificates/{code}. For an unknown code the same page says so, with status 404. */
export async function certificatePage(
  { product }: Visit,
  code: string,
): Promise<PageAnswer<CertificatePageProps>> {
  const read = readCode(code);
  const certificate = read === '' ? null : await checkCertificate(product, read);
  return { kind: 'page', isMissing: certificate === null, props: { code, certificate } };
}

/** GET /certificates?code= : the page of the certificate whose code was typed into the form; null without a code. */
export function certificateAddress(context: Pick<GetServerSidePropsContext, 'query'>): string | null {
  const code = readCode(queryValue(context, 'code') ?? '');
  return code === '' ? null : `/certificates/${code}`;
}
