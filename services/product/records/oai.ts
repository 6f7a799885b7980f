/** The verbs of OAI-PMH 2.0 over one feed of records. */
import { z } from 'zod';
import {
  OAI_FORMATS,
  OaiError,
  oaiDate,
  type OaiFormat,
  oaiFormat,
  oaiRange,
  type OaiRequest,
  oaiSet,
} from '@/lib/domain/records/oai-request';
import { element, headerXml, metadataXml } from '@/lib/domain/records/oai-xml';
import { marcText } from './files';
import {
  currentRecord,
  earliestDatestamp,
  recordCount,
  recordPage,
  type RecordRow,
  setSpecs,
} from './harvest';
import type { Repository } from './repository';
import { type HarvestState, readToken, TOKEN_MS, writeToken } from './token';
import { fixedSets, type HarvestableWork, type ShownWorks } from './works';
import { wholeSecond } from './write-feed';

/** Records of one page. */
const PAGE = 100;

const identifierOf = ({ library }: Repository, id: string) => `oai:${new URL(library.site).hostname}:${id}`;

function idOf(repository: Repository, identifier: string): string {
  const start = identifierOf(repository, '');
  if (!identifier.startsWith(start)) throw new OaiError('idDoesNotExist', 'There is no such identifier');
  return identifier.slice(start.length);
}

async function identify({ db, feed, library, baseUrl, now }: Repository): Promise<string> {
  const earliest = (await earliestDatestamp(db, feed)) ?? new Date(now);
  return [
    element('repositoryName', library.name),
    element('baseURL', baseUrl),
    element('protocolVersion', '2.0'),
    element('adminEmail', library.email),
    element('earliestDatestamp', oaiDate(earliest)),
    element('deletedRecord', 'persistent'),
    element('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    element('compression', 'gzip'),
  ].join('');
}

async function listFormats(repository: Repository, identifier: string | undefined): Promise<string> {
  if (identifier !== undefined) await recordOf(repository, identifier);
  return Object.entries(OAI_FORMATS)
    .map(
      ([prefix, { schema, namespace }]) =>
        `<metadataFormat>${element('metadataPrefix', prefix)}${element('schema', schema)}${element('metadataNamespace', namespace)}</metadataFormat>`,
    )
    .join('');
}

async function listSets({ db, feed }: Repository, token: string | undefined): Promise<string> {
  // All sets fit in one answer, so no token is ever issued for this verb.
  if (token !== undefined) throw new OaiError('badResumptionToken', 'Sets are listed at once');
  const specs = [...fixedSets, ...(await setSpecs(db, feed))];
  return [...new Set(specs.flatMap((spec) => [spec.split(':')[0] ?? '', spec]))]
    .toSorted()
    .map((spec) => `<set>${element('setSpec', spec)}${element('setName', spec.replace(':', ': '))}</set>`)
    .join('');
}

async function recordOf(repository: Repository, identifier: string): Promise<RecordRow> {
  const row = await currentRecord(repository.db, repository.feed, idOf(repository, identifier));
  if (row === null) throw new OaiError('idDoesNotExist', 'There is no such identifier');
  return row;
}

/** Records as XML, with what is shown now: the sets of a row may be older than the works. */
function recordsXml(repository: Repository, rows: readonly RecordRow[], format: OaiFormat | null): string[] {
  const works = repository.feeds.shownTo(repository.viewer);
  return rows.map((row) => recordXml(repository, row, format, works));
}

function recordXml(
  repository: Repository,
  row: RecordRow,
  format: OaiFormat | null,
  works: ShownWorks,
): string {
  const shown = row.deleted ? undefined : works.get(row.item_id);
  const identifier = identifierOf(repository, row.item_id);
  const { datestamp } = row;
  const sets = shown?.sets ?? row.sets;
  const header = headerXml({ identifier, datestamp, sets, deleted: shown === undefined });
  if (format === null) return header;
  const marc = (of: HarvestableWork) =>
    marcText(repository, of, { changed: datestamp, status: 'n', form: 'oai' });
  const metadata = shown ? metadataXml(format, shown.work, () => marc(shown), repository.library.name) : '';
  return `<record>${header}${metadata}</record>`;
}

/** Begins a harvest of the state a second ago, because nothing can be added to that second any more. */
async function begin(repository: Repository, { verb, arguments: given }: OaiRequest): Promise<HarvestState> {
  const { db, feed, now } = repository;
  const format = oaiFormat(given.metadataPrefix ?? '');
  const { from, until } = oaiRange(given);
  const set = oaiSet(given.set);
  const snapshot = wholeSecond(now - 1_000);
  const total = await recordCount(db, { feed, from, until, set, snapshot });
  if (total === 0) throw new OaiError('noRecordsMatch', 'No record matches');
  return {
    feed,
    verb: z.enum(['ListIdentifiers', 'ListRecords']).parse(verb),
    format,
    from: from?.getTime() ?? null,
    until: until?.getTime() ?? null,
    set,
    snapshot: snapshot.getTime(),
    begun: now,
    after: { datestamp: 0, id: '' },
    cursor: 0,
    total,
  };
}

const date = (ms: number | null) => (ms === null ? null : new Date(ms));

async function listRecords(repository: Repository, request: OaiRequest): Promise<string> {
  const { db, keys, now, feed } = repository;
  const token = request.arguments.resumptionToken;
  const state = token === undefined ? await begin(repository, request) : readToken(token, keys, now);
  if (state.feed !== feed || state.verb !== request.verb)
    throw new OaiError('badResumptionToken', 'The resumption token is of another list');
  const selection = {
    feed,
    from: date(state.from),
    until: date(state.until),
    set: state.set,
    snapshot: new Date(state.snapshot),
  };
  const after =
    state.cursor === 0 ? null : { datestamp: new Date(state.after.datestamp), id: state.after.id };
  const rows = await recordPage(db, selection, after, PAGE);
  const shown = recordsXml(repository, rows, request.verb === 'ListRecords' ? state.format : null);
  const cursor = state.cursor + rows.length;
  const last = rows.at(-1);
  const more = last !== undefined && cursor < state.total;
  if (token === undefined && !more) return shown.join('');
  const said = ` completeListSize="${state.total}" cursor="${state.cursor}"`;
  if (!more) return `${shown.join('')}<resumptionToken${said}/>`;
  const next = writeToken(
    { ...state, cursor, after: { datestamp: last.datestamp.getTime(), id: last.item_id } },
    keys,
  );
  const expires = oaiDate(new Date(state.begun + TOKEN_MS));
  return `${shown.join('')}<resumptionToken expirationDate="${expires}"${said}>${next}</resumptionToken>`;
}

/** The answer to a verb, as XML. Throws OaiError. */
export async function oaiBody(repository: Repository, request: OaiRequest): Promise<string> {
  const given = request.arguments;
  switch (request.verb) {
    case 'Identify':
      return identify(repository);
    case 'ListMetadataFormats':
      return listFormats(repository, given.identifier);
    case 'ListSets':
      return listSets(repository, given.resumptionToken);
    case 'GetRecord': {
      const row = await recordOf(repository, given.identifier ?? '');
      return recordsXml(repository, [row], oaiFormat(given.metadataPrefix ?? '')).join('');
    }
    case 'ListIdentifiers':
    case 'ListRecords':
      return listRecords(repository, request);
  }
}
