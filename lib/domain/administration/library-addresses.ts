/** Addresses for the library systems of an organisation (docs/library-standards.md). */
import { proxied } from '../records/proxy';

interface Address {
  name: string;
  about: string;
  /** Or another text that is entered as it is. */
  address: string;
}

/** What is entered in other systems. @param site origin of the library */
export function libraryAddresses(site: string, organisationId: string): Address[] {
  const id = encodeURIComponent(organisationId);
  return [
    { name: 'COUNTER 5.1 API', about: 'Release 5.1 is added by the system; with a reports key.', address: `${site}/counter` },
    { name: 'OAI-PMH 2.0', about: 'Harvested with a records key.', address: `${site}/oai/o/${id}` },
    { name: 'MARC 21', about: 'A file (ISO 2709), with a records key; .xml instead of .mrc for MARCXML, ?since=2026-09-01 for what changed.', address: `${site}/marc/${id}.mrc` },
    { name: 'KBART', about: 'A title list, with a records key.', address: `${site}/kbart/o/${id}/latest` },
    { name: 'Customer ID and user name', about: 'The key is the password.', address: organisationId },
  ]; // prettier-ignore
}

/** An address of the library through the organisation's proxy; null if it is not an address of the library. */
export function permalink(text: string, site: string, prefix: string | null): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed, site)) return null;
  const { origin, pathname } = new URL(typed, site);
  return origin === new URL(site).origin ? proxied(`${origin}${pathname}`, prefix) : null;
}
