/** Visited links and settings of the signed-in user. */
import type { ProductResult } from '@/lib/contracts/product-graphql';
import { browserGraphql, productGraphql, type GraphqlConnection } from './client';

/** R-OPEN-12: the reading side of links and settings. */
export function fetchPreferences(
  connection: GraphqlConnection = browserGraphql(),
): Promise<ProductResult<'MyPreferences'>> {
  return productGraphql('MyPreferences', {}, connection);
}

/** R-GQL-1. */
export async function setLinkVisited(key: string, connection: GraphqlConnection = browserGraphql()) {
  return (await productGraphql('LinkVisited', { key }, connection)).setUserLinkVisited;
}

/** R-GQL-2, R-ENT-7: the app writes only `true` and `false`; answers all settings. */
export async function setSetting(
  userId: string,
  key: string,
  value: boolean,
  connection: GraphqlConnection = browserGraphql(),
) {
  const variables = { userId, key, value: String(value) };
  return (await productGraphql('SetSetting', variables, connection)).setUserSetting.settings;
}
