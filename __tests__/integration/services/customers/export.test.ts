import { exportRecords, exportText } from '@/services/customers/export';
import { loadDemo } from '@/services/customers/demo';
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
    const ofPeople = (piece: string) => (piece.match(/"email":/g) ?? []).length;
    expect(Math.max(...pieces.map(ofPeople))).toBe(1);
  } finally {
    await close();
  }
});
