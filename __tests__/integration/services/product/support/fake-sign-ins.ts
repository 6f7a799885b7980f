/** An issuer's list of sign-ins for tests of product. */
import type { EndSessions } from '@/lib/contracts/viewer/sign-in-sessions';
import { ServiceError } from '@/lib/platform/service-error';
import type { AskedBy, IssuerSessions } from '@/services/product/calls/issuer-sessions';

/** An issuer that knows one other browser of everybody; `down` answers nothing, `none` keeps no list. */
export class FakeSignIns implements IssuerSessions {
  state: 'up' | 'down' | 'none' = 'up';
  readonly asked: AskedBy[] = [];
  readonly ended: unknown[] = [];
  private hear(asked: AskedBy): void {
    this.asked.push(asked);
    if (this.state === 'down') throw new ServiceError('UNAVAILABLE', 'The identity service is not answering');
  }
  async list(asked: AskedBy) {
    this.hear(asked);
    if (this.state === 'none') return { available: false, sessions: [] };
    const at = '2026-03-10T12:00:00.000Z';
    const known = { device: 'Firefox on Linux', network: '203.0.113.0/24', signedInAt: at, lastUsedAt: at };
    return { available: true, sessions: [{ id: 'other', ...known, current: false }] };
  }
  async end(asked: AskedBy, which: EndSessions): Promise<number> {
    this.hear(asked);
    if (this.state === 'none') throw new ServiceError('NOT_FOUND', 'no list');
    this.ended.push(which);
    return 'others' in which || which.id === 'other' ? 1 : 0;
  }
}
