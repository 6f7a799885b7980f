/** Checks ids in settings (an organisation of customers, a content entry), if our own services store them. */
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';
import type pg from 'pg';
import { withOutsidePostgres } from '../launcher/postgres/outside';
import { fault, isSet, note, type Finding, type Settings } from './finding';

/** Whether a table has such a row; null if the service has not created the table yet. */
async function holds(
  client: pg.Client,
  table: string,
  where: string,
  values: readonly string[],
): Promise<boolean | null> {
  const { rows } = await client.query<{ there: string | null }>('select to_regclass($1) as there', [table]);
  if (rows[0]?.there == null) return null;
  const found = await client.query(`select 1 from ${table} where ${where} limit 1`, [...values]);
  return (found.rowCount ?? 0) > 0;
}

async function organisation(client: pg.Client, settings: Settings): Promise<Finding[]> {
  const { LIBRARY_ORGANISATION_ID: id } = readEnvironment(['LIBRARY_ORGANISATION_ID'], settings);
  if (id === undefined || isSet(settings, 'CUSTOMERS_API_URL')) return [];
  return (await holds(client, 'customers.organisations', 'id = $1', [id])) === false
    ? [fault(`LIBRARY_ORGANISATION_ID is ${id}, and there is no such organisation: the staff’s own use would be counted. npm run customers -- list`)]
    : [];
} // prettier-ignore

async function guidance(client: pg.Client, settings: Settings): Promise<Finding[]> {
  if (isSet(settings, 'CONTENTFUL_HOST')) return [];
  const config = readEnvironment(
    ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID'],
    settings,
  );
  const place = [config.CONTENTFUL_SPACE_ID, config.CONTENTFUL_ENVIRONMENT];
  const inPlace = 'space_id = $1 and environment_id = $2';
  if (!(await holds(client, 'content.resource', inPlace, place))) return [];
  const id = config.CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID;
  const isThere = await holds(client, 'content.resource', `${inPlace} and id = $3`, [...place, id]);
  return isThere
    ? []
    : [note(`there is no entry ${id} (CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID): no work counts as one with adult themes`)];
} // prettier-ignore

export async function referenceFindings(settings: Settings): Promise<Finding[]> {
  if (!isSet(settings, 'DATABASE_URL')) return [];
  try {
    return await withOutsidePostgres('DATABASE_URL', settings.DATABASE_URL ?? '', async (client) => [
      ...(await organisation(client, settings)),
      ...(await guidance(client, settings)),
    ]);
  } catch (error) {
    // A database that cannot be reached is reported by another check.
    if (error instanceof EnvironmentError) return [];
    throw error;
  }
}
