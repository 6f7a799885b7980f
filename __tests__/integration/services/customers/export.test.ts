import { exportRecords, exportText } from '@/services/customers/export';
import { loadDemo } from '@/services/customers/demo';
import { sql } from 'kysely';
import { testCustomersDatabase } from './fixture';

it('an export is written in pieces, a few people at a time', async () => {
  const { db, close } = await testCustomersDatabase();
  try {
    await loadDemo(db, new Date());
    // JSON leaves U+2028 as it is; nothing may take it for the end of a line.
    await db
      .updateTable('organisations')
      .set({ name: 'A\u2028School' })
      .where('id', '=', 'harbourside-sixth-form')
      .execute();
    const everybody = await exportRecords(db);
    expect(everybody.users?.length).toBeGreaterThan(2);
    const pieces: string[] = [];
    for await (const piece of exportText(db, 1)) pieces.push(piece);
    expect(JSON.parse(pieces.join(''))).toEqual(everybody);
    // Complete, and one state of the database, whatever is written while it is read.
    const read = exportText(db, 1);
    let text = '';
    while (!text.includes('"groups"')) text += String((await read.next()).value);
    await db.updateTable('users').set({ last_name: 'Renamed' }).execute();
    for await (const piece of read) text += piece;
    expect(JSON.parse(text)).toEqual(everybody);
    // Nor does one that is given up keep its connection.
    for await (const _piece of exportText(db)) break;
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    expect(rows).toEqual([]);
    const ofPeople = (piece: string) => (piece.match(/"email":/g) ?? []).length;
    expect(Math.max(...pieces.map(ofPeople))).toBe(1);
  } finally {
    await close();
  }
});
