/**
 * Port bases of the systems under test: far from 3000, so that a running library does not get in the way, and below 32768,
 * where the ports of outgoing connections begin: one of those may be any port above, just when a test wants it.
 */
export const E2E_PORT_BASE = Number(process.env.E2E_PORT_BASE ?? 21_000);
/** A second system, for tests that need one of their own. */
export const SECOND_PORT_BASE = E2E_PORT_BASE + 100;
/** A third, which trusts an issuer that is not ours. */
export const SECOND_ISSUER_PORT_BASE = E2E_PORT_BASE + 200;
