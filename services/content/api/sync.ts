/** `/sync` (delivery contract §7). */
import { compareCodes } from '@/lib/domain/text/collation';
import { type Fragment, fragmentOf } from '../model/fragment';
import { linkTo } from '../model/links';
import { ALL_LOCALES } from '../model/published';
import type { Deletion } from '../model/resource';
import { integerParameter, type Parameters } from '../query/parameters';
import type { Snapshot } from '../store/snapshot';
import { Body } from './body';
import { badRequest, invalidQuery, unknownPath } from './failure';
import { decodeSyncToken, encodeSyncToken, type SyncState, syncTypes } from './sync-token';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

const initialParameters = new Set(['initial', 'type', 'content_type', 'limit', 'sync_token']);

/** One item of a sync answer with its sort key: newest first, then by id and kind. */
interface Item {
  date: string;
  key: string;
  fragment: () => Fragment;
}

const compareItems = (a: readonly [string, string], b: readonly [string, string]) =>
  compareCodes(b[0], a[0]) || compareCodes(a[1], b[1]);

/** R-CDA-4, R-CDA-6. */
function begin(parameters: Parameters, snapshot: Snapshot): SyncState {
  const unknown = [...parameters.keys()].find((key) => !initialParameters.has(key));
  if (unknown !== undefined) throw unknownPath([unknown]);
  if (parameters.get('initial') !== 'true') {
    throw badRequest('A sync needs either the parameter "initial" with the value true, or a "sync_token".');
  }
  const asked = parameters.get('type') ?? 'all';
  const type = syncTypes.find((name) => name === asked);
  if (!type)
    throw invalidQuery({
      name: 'unknown',
      path: ['type'],
      value: asked,
      details: `There is no sync type "${asked}"`,
    });
  const contentType = parameters.get('content_type') ?? null;
  if (contentType !== null && type !== 'Entry') {
    throw badRequest('When using the "content_type" filter your "type" parameter must be "Entry".');
  }
  if (contentType !== null && !snapshot.frame.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  }
  const limit = integerParameter(parameters, 'limit', { fallback: DEFAULT_LIMIT, min: 1, max: MAX_LIMIT });
  return { place: placeOf(snapshot), type, contentType, limit, from: null, at: null, after: null };
}

const placeOf = ({ frame }: Snapshot) => `${frame.space}/${frame.environment}`;

/** R-CDA-6. */
function resume(parameters: Parameters, snapshot: Snapshot, key: string): SyncState {
  if (parameters.size > 1) {
    throw badRequest(
      'When passing a sync token you can not pass any other parameters. If you want to sync with a specific limit, start a new sync with "initial".',
    );
  }
  const state = decodeSyncToken(parameters.get('sync_token') ?? '', key);
  if (state?.place !== placeOf(snapshot)) throw badRequest('The sync token is not valid.');
  return state;
}

function deletionItem({ kind, id, revision, deletedAt }: Deletion, { frame }: Snapshot): Item {
  const sys = {
    type: `Deleted${kind}`,
    id,
    space: linkTo('Space', frame.space),
    environment: linkTo('Environment', frame.environment),
    revision,
    createdAt: deletedAt,
    updatedAt: deletedAt,
    deletedAt,
  };
  return {
    date: deletedAt,
    key: `${id} Deleted${kind}`,
    fragment: () => fragmentOf(JSON.stringify({ sys })),
  };
}

/** Whether a round lists a deletion. Initial rounds of live types list none: the client was never sent what is gone. */
function listsDeletion({ type, from }: SyncState, { kind }: Deletion): boolean {
  if (type === 'Deletion' || type === `Deleted${kind}`) return true;
  return from !== null && (type === 'all' || type === kind);
}

/** Everything of the round that changed after `from` and not after `at`. */
function itemsOf(state: SyncState, snapshot: Snapshot, at: number): Item[] {
  const after = state.from ?? -1;
  const inRound = ({ sequence }: { sequence: number }) => sequence > after && sequence <= at;
  const live = (kind: 'Entry' | 'Asset') => (state.type === 'all' || state.type === kind) && kind;
  const entries = !live('Entry')
    ? []
    : state.contentType === null
      ? snapshot.entries.sorted()
      : snapshot.entries.ofType(state.contentType);
  const assets = live('Asset') ? snapshot.assets.sorted() : [];
  const resources = [...entries, ...assets]
    .filter(({ resource }) => inRound(resource))
    .map((published) => ({
      date: published.resource.updatedAt,
      key: `${published.id} ${published.resource.kind}`,
      fragment: () => published.fragment(ALL_LOCALES),
    }));
  const deletions = snapshot.deletions
    .filter((deletion) => inRound(deletion) && listsDeletion(state, deletion))
    .map((deletion) => deletionItem(deletion, snapshot));
  return [...resources, ...deletions].sort((a, b) => compareItems([a.date, a.key], [b.date, b.key]));
}

export interface SyncContext {
  snapshot: Snapshot;
  /** Key that signs tokens, the same in every process. */
  key: string;
  /** Absolute address of this `/sync`, without a query. */
  address: string;
}

/**
 * One page. The next page continues after the last item's sort key (a cursor), not at an offset: what changes meanwhile
 * leaves the round without shifting its pages, and comes with the next delta.
 */
export function sync(parameters: Parameters, { snapshot, key, address }: SyncContext): Body {
  const state = parameters.has('sync_token')
    ? resume(parameters, snapshot, key)
    : begin(parameters, snapshot);
  // Another process may have begun the round with a later publication than this one has read yet: what of it is missing here
  // comes with the next round, which therefore continues from what this process knows.
  const at = Math.min(state.at ?? snapshot.sequence, snapshot.sequence);
  const { after } = state;
  const left = itemsOf(state, snapshot, at).filter(
    ({ date, key: place }) => !after || compareItems([date, place], after) > 0,
  );
  const page = left.slice(0, state.limit);
  const last = page.at(-1);
  const more = left.length > page.length && last !== undefined;
  const next: SyncState = more
    ? { ...state, at, after: [last.date, last.key] }
    : { ...state, from: at, at: null, after: null };
  const url = `${address}?sync_token=${encodeSyncToken(next, key)}`;
  const body = Body.of('{"sys":{"type":"Array"},"items":[').list(page.map((item) => item.fragment()));
  return body.text(`],"${more ? 'nextPageUrl' : 'nextSyncUrl'}":${JSON.stringify(url)}}`);
}
