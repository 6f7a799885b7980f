/**
 * Queries for content types that are not items themselves (R-CDA-17); items are read by type through `items.ts`. Each query
 * fetches one content type and returns the mapped result.
 */
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import { type DeliveryEntry, resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { type Fields, fieldsOf, idOf, nameOf } from '@/lib/domain/catalogue/content-item/fields';
import { segmentOf } from '@/lib/domain/catalogue/content-item/segments';
import { agreementRights } from '@/lib/domain/catalogue/content-item/visibility-facts';
import type { DeliveryClient } from './delivery';
import { fetchAll, fetchByIds } from './entries';
import type { RightsAgreement } from './exclusions';

export interface Country {
  id: string;
  name: string;
  alpha2: string;
  alpha3: string;
  numericCode: string;
}

const fieldsOfAll = (entries: readonly DeliveryEntry[]): Fields[] =>
  entries.map((entry) => fieldsOf(entry, resolvedAlready));

/** Segments by their ids; those that start after their end are left out. */
export async function fetchSegments(
  client: DeliveryClient,
  ids: readonly string[],
  scheme: 'http' | 'https',
): Promise<Segment[]> {
  const all = fieldsOfAll(await fetchByIds(client, 'segment', ids, { include: 1 }));
  return all.flatMap((fields) => segmentOf(fields, scheme) ?? []);
}

const countryOf = (fields: Fields): Country => ({
  id: idOf(fields),
  name: nameOf(fields),
  alpha2: fields.text('alpha2'),
  alpha3: fields.text('alpha3'),
  numericCode: fields.text('numericCode'),
});

/** Countries by their ids. */
export async function fetchCountries(client: DeliveryClient, ids: readonly string[]): Promise<Country[]> {
  return fieldsOfAll(await fetchByIds(client, 'country', ids, { include: 0 })).map(countryOf);
}

/** Every agreement with its countries. `client` keeps unresolved links, so that an unpublished country is noticed. */
export async function fetchRightsAgreements(client: DeliveryClient): Promise<RightsAgreement[]> {
  return fieldsOfAll(await fetchAll(client, 'rightsAgreement', { include: 1 })).map((fields) => ({
    id: idOf(fields),
    ...agreementRights(fields),
  }));
}
