/** MARC 21 records from works (contract library-standards §5), ISBD punctuation. Blank indicators and codes are spaces. Pure. */
import { controlFields } from './marc-control';
import { descriptionFields } from './marc-description';
import { entryFields } from './marc-entries';
import {
  type MarcContext,
  type MarcField,
  type MarcRecord,
  type MarcStatus,
  recordId,
  transactionDate,
} from './marc-record';
import { withFullStop } from '../text/full-stop';
import { nonFiling, recordText } from './names';
import type { Work } from './work';

const TYPE_OF_RECORD = { video: 'g', audio: 'i', document: 'a' } as const;

const leaderOf = (kind: Work['kind'], status: MarcStatus) =>
  `00000${status}${TYPE_OF_RECORD[kind]}m a22000003i 4500`;

const cleaned = ([tag, ...values]: MarcField): MarcField =>
  tag < '010'
    ? [tag, ...values]
    : [
        tag,
        values[0] ?? '  ',
        ...values.slice(1).map((value, index) => (index % 2 === 0 ? value : recordText(value))),
      ];

/** Fields sorted by tag; fields with the same tag keep their order. */
const inOrder = (fields: readonly MarcField[]) =>
  fields.toSorted(([one], [two]) => Number(one) - Number(two));

/** The whole record of a work. */
export function marcRecord(work: Work, context: MarcContext): MarcRecord {
  const fields = [
    ...controlFields(work, context),
    ...descriptionFields(work, context),
    ...entryFields(work, context),
  ];
  return { leader: leaderOf(work.kind, context.status), fields: inOrder(fields.map(cleaned)) };
}

/** The minimal record for an item that was removed (LDR/05 `d`). */
export function goneRecord(
  { id, name, address, kind }: Pick<Work, 'id' | 'name' | 'address' | 'kind'>,
  { orgCode, changed, link }: MarcContext,
): MarcRecord {
  const fields: MarcField[] = [
    ['001', recordId(id)],
    ['003', orgCode],
    ['005', transactionDate(changed)],
    ['245', `0${nonFiling(name)}`, 'a', withFullStop(name)],
    ['856', '40', 'u', link(address)],
  ];
  return { leader: leaderOf(kind, 'd'), fields: fields.map(cleaned) };
}
