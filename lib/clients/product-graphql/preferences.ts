/** Visited links and settings of the signed-in user. */
import { productGraphql } from './client';

/** R-GQL-1. */
export async function setLinkVisited(key: string) {
  return (await productGraphql('LinkVisited', { key })).setUserLinkVisited;
}

/** R-GQL-2, R-ENT-7: the app writes only `true` and `false`; returns all settings. */
export async function setSetting(userId: string, key: string, value: boolean) {
  const variables = { userId, key, value: String(value) };
  return (await productGraphql('SetSetting', variables)).setUserSetting.settings;
}
