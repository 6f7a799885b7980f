/** Faults of a file, each naming the resource and the field, so that an editor can fix them all at once. */
export interface Fault {
  space: string;
  /** `Entry king-lear`, `Asset logo`, `ContentType title`, or `File`. */
  resource: string;
  /** Field id, with the locale where it matters; null for the resource as a whole. */
  field: string | null;
  problem: string;
  /** True for faults with which hosted services publish: a rule newer than the entry, or a required field left empty. */
  isTolerated?: boolean;
}

export function describeFault({ space, resource, field, problem }: Fault): string {
  return `${space}: ${resource}${field === null ? '' : `, field ${field}`}: ${problem}`;
}

/** How many faults there are, in words. */
export const countOfFaults = (count: number): string => (count === 1 ? '1 fault' : `${count} faults`);

const SHOWN_IN_MESSAGE = 20;

/** Thrown by an import or publication that found faults; nothing has been written. */
export class FaultyContentError extends Error {
  override name = 'FaultyContentError';
  constructor(readonly faults: readonly Fault[]) {
    const shown = faults.slice(0, SHOWN_IN_MESSAGE).map(describeFault);
    const more = faults.length > shown.length ? [`… and ${faults.length - shown.length} more`] : [];
    super([`${countOfFaults(faults.length)}, nothing was imported`, ...shown, ...more].join('\n'));
  }
}
