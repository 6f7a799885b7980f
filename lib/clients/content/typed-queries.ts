/** R-CDA-17: typed queries of the types that specification §7 names. */
import type { Segment } from '@/lib/contracts/content-parts';
import type { ContentType } from '@/lib/contracts/content-types';
import {
  catalogueRecordOf,
  type CatalogueRecord,
  type MappingOptions,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import { type DeliveryEntry, resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { type Fields, fieldsOf, idOf, nameOf } from '@/lib/domain/catalogue/content-item/fields';
import { segmentOf } from '@/lib/domain/catalogue/content-item/segments';
import type { DeliveryClient } from './delivery';
import { fetchAll, type PageRequest } from './entries';
import type { RightsAgreement } from './exclusions';

export interface Country {
  id: string;
  name: string;
  alpha2: string;
  alpha3: string;
  numericCode: string;
}

type AllRequest = Omit<PageRequest, 'skip' | 'limit'>;

const fieldsOfAll = (entries: readonly DeliveryEntry[]): Fields[] =>
  entries.map((entry) => fieldsOf(entry, resolvedAlready));

async function fetchRecords(
  client: DeliveryClient,
  type: ContentType,
  mapping: MappingOptions,
  request?: AllRequest,
): Promise<CatalogueRecord[]> {
  const entries = await fetchAll(client, type, request);
  return entries.flatMap((entry) => catalogueRecordOf(entry, resolvedAlready, mapping) ?? []);
}

type RecordQuery = (
  client: DeliveryClient,
  mapping: MappingOptions,
  request?: AllRequest,
) => Promise<CatalogueRecord[]>;

export const fetchSeries: RecordQuery = (client, mapping, request) =>
  fetchRecords(client, 'series', mapping, request);
export const fetchInterviews: RecordQuery = (client, mapping, request) =>
  fetchRecords(client, 'interview', mapping, request);
export const fetchWorkshops: RecordQuery = (client, mapping, request) =>
  fetchRecords(client, 'workshop', mapping, request);
export const fetchCompanies: RecordQuery = (client, mapping, request) =>
  fetchRecords(client, 'company', mapping, request);
export const fetchPeriods: RecordQuery = (client, mapping, request) =>
  fetchRecords(client, 'period', mapping, request);

/** Segments; those that start after their end are left out. */
export async function fetchSegments(
  client: DeliveryClient,
  { scheme }: MappingOptions,
  request?: AllRequest,
): Promise<Segment[]> {
  const all = fieldsOfAll(await fetchAll(client, 'segment', request));
  return all.flatMap((fields) => segmentOf(fields, scheme) ?? []);
}

const countryOf = (fields: Fields): Country => ({
  id: idOf(fields),
  name: nameOf(fields),
  alpha2: fields.text('alpha2'),
  alpha3: fields.text('alpha3'),
  numericCode: fields.text('numericCode'),
});

/** Countries, all or those of one alpha-3 code. */
export async function fetchCountries(client: DeliveryClient, alpha3?: string): Promise<Country[]> {
  const request = alpha3 === undefined ? {} : { filters: { 'fields.alpha3': alpha3 } };
  return fieldsOfAll(await fetchAll(client, 'country', request)).map(countryOf);
}

export async function fetchRightsAgreements(client: DeliveryClient): Promise<RightsAgreement[]> {
  return fieldsOfAll(await fetchAll(client, 'rightsAgreement')).map((fields) => ({
    id: idOf(fields),
    type: fields.text('type') === 'deny' ? 'deny' : 'allow',
    countries: fields.targets('countries').map((country) => country.text('alpha3')),
  }));
}
