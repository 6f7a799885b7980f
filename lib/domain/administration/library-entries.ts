/** What an organisation enters in its other library systems (docs/library-standards.md). */
import { proxied } from '../records/proxy';
import { withoutTracking } from '../text/tracking';

interface Entry {
  name: string;
  about: string;
  /** Entered as it is: an address, or an id. */
  text: string;
}

/** @param site origin of the library */
export function libraryEntries(site: string, organisationId: string): Entry[] {
  const id = encodeURIComponent(organisationId);
  return [
    { name: 'COUNTER 5.1 API', about: 'Release 5.1 is added by the system; with a reports key.', text: `${site}/counter` },
    { name: 'OAI-PMH 2.0', about: 'Harvested with a records key.', text: `${site}/oai/o/${id}` },
    { name: 'MARC 21', about: 'A file (ISO 2709), with a records key; .xml instead of .mrc for MARCXML, ?since=2026-09-01 for what changed.', text: `${site}/marc/${id}.mrc` },
    { name: 'KBART', about: 'A title list, with a records key.', text: `${site}/kbart/o/${id}/latest` },
    { name: 'Customer ID and user name', about: 'The key is the password.', text: organisationId },
  ]; // prettier-ignore
}

/**
 * An address of the library through the organisation's proxy; null if it is not an address of the library. Its query stays: it is
 * the search, the moment of a recording or the document that was meant.
 */
export function permalink(text: string, site: string, prefix: string | null): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed, site)) return null;
  const { origin, pathname, search } = new URL(typed, site);
  const address = withoutTracking(`${origin}${pathname}${search}`);
  return origin === new URL(site).origin ? proxied(address, prefix) : null;
}
