/** Ports above 1023 that browsers and the fetch of Node.js refuse to connect to (Fetch Standard, "bad port"). */
import { portOffsets, type PortName } from '@/lib/contracts/environment';

const BLOCKED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]); // prettier-ignore

/** The database speaks no HTTP. */
const NOT_HTTP: ReadonlySet<PortName> = new Set(['postgres']);

/** One line naming the port that cannot be reached with this PORT_BASE; null when all can. */
export function blockedPortRefusal(portBase: number): string | null {
  for (const [name, offset] of Object.entries(portOffsets) as [PortName, number][]) {
    const port = portBase + offset;
    if (!NOT_HTTP.has(name) && BLOCKED.has(port))
      return `PORT_BASE=${portBase} puts ${name} on port ${port}, which browsers block. Choose another, for example: PORT_BASE=${portBase + 100}`;
  }
  return null;
}

/** One line for a variable whose address has such a port; null for any other. */
export function blockedAddressRefusal(variable: string, address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { port } = new URL(address);
  return BLOCKED.has(Number(port)) ? `${variable} names port ${port}, which browsers block` : null;
}
