/** Server part of /lists/{id} and of its files. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchItems } from '@/lib/clients/product-api/catalogue/items';
import { fetchList } from '@/lib/clients/product-api/personal/lists';
import { fetchNotes } from '@/lib/clients/product-api/personal/notes';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Note } from '@/lib/contracts/personal/notes';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { site } from '@/lib/contracts/site';
import { citedLibrary } from '@/lib/domain/catalogue/cited-work';
import { isListFileKind, listFiles, type FiledEntry } from '@/lib/domain/lists/files';
import { notesOfEntry } from '@/lib/domain/lists/notes';
import type { ListPageProps, PlayPageProps } from '@/lib/domain/lists/pages';
import { isDay } from '@/lib/domain/text/calendar';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { queryValue } from '../address';
import { publicOrigin } from '../config';
import { isMissing } from '../missing';
import { pageLog } from '../log';
import { nativePlay } from '../native-play';
import type { PageAnswer, Visit } from '../page';
import { productConnection } from '../product';
import { sendFailure, sendText, type TextResult } from '../send-text';
import { visitorOf } from '../session';

/**
 * A visitor who is not signed in is sent to sign in, both for a list that does not exist and for one that is not theirs, so
 * that the two cannot be told apart.
 */
export async function listPage(
  { product, visitor }: Visit,
  { id, address }: { id: string; address: string },
): Promise<PageAnswer<ListPageProps>> {
  try {
    const [list, all] = await Promise.all([
      fetchList(id, { connection: product }),
      ownNotes(visitor, product),
    ]);
    const notes = all.filter((note) => list.entries.some((entry) => notesOfEntry(entry, [note]).length > 0));
    return { kind: 'page', props: { list, notes } };
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    if (visitor.viewer.method === 'Okta') return { kind: 'not-found' };
    return { kind: 'redirect', to: signInAddress(address) };
  }
}

/** The viewer's own notes; none without an account. */
const ownNotes = ({ viewer }: Visit['visitor'], product: Visit['product']): Promise<readonly Note[]> =>
  viewer.method === 'Okta' ? fetchNotes(null, { connection: product }) : Promise.resolve([]);

interface PlayedList {
  id: string;
  address: string;
  /** The entry to play without script, whose grant is asked for at once. */
  entryId: string | null;
  documentId: string | null;
  at: string | null;
  agent: string | null;
}

/** A list to play. */
export async function playPage(
  visit: Visit,
  { entryId, documentId, at, agent, ...asked }: PlayedList,
): Promise<PageAnswer<PlayPageProps>> {
  const answer = await listPage(visit, asked);
  if (answer.kind !== 'page') return answer;
  const asking = { product: visit.product, agent, entryId, documentId, classKey: null };
  const native = await nativePlay(answer.props.list.entries, asking);
  if (typeof native === 'string') return { kind: 'redirect', to: native, isGranted: true };
  return { kind: 'page', props: { ...answer.props, native, at }, isGranted: native !== null };
}

/** The list's visible entries with their whole items, which citations need. */
async function filedEntries(
  list: TeachingList,
  notes: readonly Note[],
  product: Visit['product'],
): Promise<FiledEntry[]> {
  const ids = [...new Set(list.entries.flatMap(({ item }) => (item ? [item.id] : [])))];
  const found = await fetchItems(ids, { connection: product });
  const items = new Map(found.map((item) => [item.id, item]));
  return list.entries.flatMap((entry) => {
    const item = items.get(entry.contentId);
    return item ? [{ ...entry, item, marginNotes: notesOfEntry(entry, notes) }] : [];
  });
}

/** Answers `/lists/{id}/list.csv`, `.ris` or `.bib`. `?day=` is the reader’s; without it citations have the day in UTC. */
export async function serveListFile(
  context: GetServerSidePropsContext,
  id: string,
  file: string,
): Promise<TextResult> {
  const [name, kind = ''] = file.split('.');
  if (name !== 'list' || !isListFileKind(kind)) return { notFound: true };
  const visitor = visitorOf(context);
  const product = await productConnection(visitor);
  try {
    const [list, notes] = await Promise.all([
      fetchList(id, { connection: product }),
      ownNotes(visitor, product),
    ]);
    const { type, make } = listFiles[kind];
    const day = queryValue(context, 'day');
    const about = {
      origin: publicOrigin(),
      library: citedLibrary(site()),
      accessed: day !== null && isDay(day) ? new Date(day) : new Date(),
    };
    const text = make(await filedEntries(list, notes, product), about);
    context.res.setHeader('Content-Disposition', `attachment; filename="list.${kind}"`);
    return sendText(context, text, { type, policy: cachePolicy.person });
  } catch (cause) {
    if (isMissing(cause)) return { notFound: true };
    pageLog().error({ err: cause, requestId: visitor.requestId }, 'The file of a list could not be made');
    return sendFailure(context, cause, cachePolicy.person);
  }
}
