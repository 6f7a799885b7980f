/** Responses of OAI-PMH 2.0 as XML (§3.2), and a work as Dublin Core (§2 of oai_dc). Pure. */
import { escapeMarkup } from '../text/markup';
import { OAI_FORMATS, oaiDate, type OaiError, type OaiFormat, type OaiRequest } from './oai-request';
import { recordText } from './names';
import type { Work } from './work';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const OAI = 'http://www.openarchives.org/OAI/2.0/';

export const element = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(recordText(text))}</${name}>`;

const attributes = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeMarkup(recordText(value))}"`)
    .join('');

/** The complete response. `request` null: an invalid request, whose arguments must not be repeated (§3.6). */
export function oaiAnswer(baseUrl: string, now: Date, request: OaiRequest | null, body: string): string {
  const said = request === null ? {} : { verb: request.verb, ...request.arguments };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<OAI-PMH xmlns="${OAI}" xmlns:xsi="${XSI}" xsi:schemaLocation="${OAI} ${OAI}OAI-PMH.xsd">`,
    `<responseDate>${oaiDate(now)}</responseDate><request${attributes(said)}>${escapeMarkup(baseUrl)}</request>`,
    request !== null && !body.startsWith('<error') ? `<${request.verb}>${body}</${request.verb}>` : body,
    '</OAI-PMH>\n',
  ].join('');
}

export const oaiErrorXml = ({ code, message }: OaiError): string =>
  `<error code="${code}">${escapeMarkup(recordText(message))}</error>`;

export interface OaiHeader {
  identifier: string;
  datestamp: Date;
  sets: readonly string[];
  deleted: boolean;
}

export const headerXml = ({ identifier, datestamp, sets, deleted }: OaiHeader): string =>
  `<header${deleted ? ' status="deleted"' : ''}>${element('identifier', identifier)}${element('datestamp', oaiDate(datestamp))}${sets.map((set) => element('setSpec', set)).join('')}</header>`;

const TYPES = { video: 'MovingImage', audio: 'Sound', document: 'Text' } as const;
/** Null: a text on the page of its item, or a document to edit, of which the form is not known. */
const mediaType = ({ kind, isPdf }: Work): string | null =>
  kind === 'document' ? (isPdf ? 'application/pdf' : null) : `${kind}/mp4`;

function dublinCore(work: Work, libraryName: string): string {
  const many = (name: string, values: readonly (string | null)[]) =>
    values.map((value) => (value === null || value === '' ? '' : element(`dc:${name}`, value))).join('');
  const creators = [...work.writers, ...work.directors].map(({ name }) => name);
  return [
    `<oai_dc:dc xmlns:oai_dc="${OAI_FORMATS.oai_dc.namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="${XSI}" xsi:schemaLocation="${OAI_FORMATS.oai_dc.namespace} ${OAI_FORMATS.oai_dc.schema}">`,
    many('title', [work.name]),
    many('creator', creators),
    many('subject', [...work.themes, ...work.genres, ...work.courses]),
    many('description', [work.summary]),
    many('publisher', [work.company ?? libraryName]),
    many(
      'contributor',
      work.cast.map(({ name }) => name),
    ),
    many('date', [work.date]),
    many('type', [TYPES[work.kind]]),
    many('format', [mediaType(work)]),
    many('identifier', [work.address]),
    many('language', work.spoken),
    many('relation', work.series),
    many('rights', ['Access restricted to subscribing institutions.']),
    '</oai_dc:dc>',
  ].join('');
}

/** Metadata of a record in the given format. @param marc the record as MARCXML with its namespace */
export const metadataXml = (format: OaiFormat, work: Work, marc: () => string, libraryName: string): string =>
  `<metadata>${format === 'oai_dc' ? dublinCore(work, libraryName) : marc()}</metadata>`;
