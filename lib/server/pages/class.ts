/** Server part of /class and /class/{key}. Server only. */
import type { IncomingHttpHeaders } from 'node:http';
import { enterClass, fetchClassList } from '@/lib/clients/product-api/personal/classes';
import { refusalOf } from '@/lib/clients/product-api/fetch';
import type { ClassPageProps, CodePageProps, NoClassProps } from '@/lib/domain/lists/pages';
import { isMissing } from '../missing';
import { nativePlay } from '../native-play';
import type { PageAnswer, Visit } from '../page';

/**
 * Whether another site's page asks for this one as a picture, a frame or data (Fetch Metadata). Nobody has typed that code, and
 * each wrong one counts against the whole school's address (0046). Links from a learning platform are not meant: they open a document.
 */
export const isEmbeddedElsewhere = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document';

/** The form for a code; with a valid code, a redirect to the list that it opens. */
export async function codePage({ product }: Visit, given: string): Promise<PageAnswer<CodePageProps>> {
  const code = given.slice(0, 40).trim();
  if (code === '') return { kind: 'page', props: { code, refusal: null } };
  try {
    const { key } = await enterClass(code, product);
    return { kind: 'redirect', to: `/class/${key}` };
  } catch (cause) {
    if (refusalOf(cause) === 'NOT_FOUND') return { kind: 'page', props: { code, refusal: 'WRONG' } };
    if (refusalOf(cause) === 'RATE_LIMITED') return { kind: 'page', props: { code, refusal: 'STOPPED' } };
    throw cause;
  }
}

interface OpenedClass {
  classKey: string;
  entryId: string | null;
  documentId: string | null;
  agent: string | null;
}

export async function classPage(
  { product }: Visit,
  { classKey, ...asked }: OpenedClass,
): Promise<PageAnswer<ClassPageProps | NoClassProps>> {
  try {
    const list = await fetchClassList(classKey, product);
    const native = await nativePlay(list.entries, { product, classKey, ...asked });
    if (typeof native === 'string') return { kind: 'redirect', to: native, isGranted: true };
    return { kind: 'page', props: { list, classKey, native }, isGranted: native !== null };
  } catch (cause) {
    if (isMissing(cause)) return { kind: 'page', props: { list: null }, isMissing: true };
    throw cause;
  }
}
