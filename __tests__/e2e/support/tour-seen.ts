/** What a browser of these tests remembers. Relative imports, because the runner's own configuration reads it. */
import { portOffsets } from '../../../lib/contracts/environment';
import { firstSeenKey } from '../../../lib/domain/personal/survey';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE, SECOND_PORT_BASE } from './ports';

const origins = (portBase: number) => [
  `http://localhost:${portBase}`,
  `http://127.0.0.1:${portBase + portOffsets.classroom}`,
];

/**
 * The tour of the education menu was seen; otherwise it lies over the first page of everyone who is known.
 * personal.spec.ts is about it and begins with a browser that knows nothing.
 */
export const tourSeen = {
  cookies: [],
  origins: [E2E_PORT_BASE, SECOND_PORT_BASE, SECOND_ISSUER_PORT_BASE].flatMap(origins).map((origin) => ({
    origin,
    localStorage: [
      { name: 'dt.showTour', value: 'false' },
      // Known since long: nobody is asked anything in their first session.
      { name: firstSeenKey('demo-superuser'), value: '2020-01-01T00:00:00.000Z' },
    ],
  })),
};
