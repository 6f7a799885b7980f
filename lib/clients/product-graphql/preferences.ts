/** Visited links and settings of the signed-in user. */
import { browserGraphql, productGraphql, type GraphqlConnection } from './client';

/** R-GQL-1. */
export async function setLinkVisited(key: string, connection: GraphqlConnection = browserGraphql()) {
  return (await productGraphql('LinkVisited', { key }, connection)).setUserLinkVisited;
}

/** R-GQL-2, R-ENT-7: the app writes only `true` and `false`; returns all settings. */
export async function setSetting(
  userId: string,
  key: string,
  value: boolean,
  connection: GraphqlConnection = browserGraphql(),
) {
  const variables = { userId, key, value: String(value) };
  return (await productGraphql('SetSetting', variables, connection)).setUserSetting.settings;
}
