import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compileCatalogue } from '@/sample-library/compile';
import { migrate, openDatabase } from '@/services/common/database/database';
import { importFile } from '@/services/content/publishing/files/import-file';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { testDatabase, type TestDatabase } from '../../support/setup/postgres';

describe('the sample library, compiled and imported', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await testDatabase();
    folder = await mkdtemp(path.join(os.tmpdir(), 'library-'));
  });

  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is taken by the content service without a fault, and a second import changes nothing', async () => {
    const compiled = await compileCatalogue({ cacheDir: folder, log: () => undefined, pictures: false });
    const connection = openDatabase<Tables>(database.url, SCHEMA, 2);
    try {
      await migrate(connection, SCHEMA, migrations);
      const options = { db: connection.db, dataDir: path.join(folder, 'data'), space: 'library' };
      const [first] = await importFile(compiled.file, options);
      expect(first?.added).toBeGreaterThanOrEqual(compiled.entries);
      const [second] = await importFile(compiled.file, options);
      expect(second).toMatchObject({ added: 0, changed: 0, removed: 0 });
    } finally {
      await connection.close();
    }
  });
});
