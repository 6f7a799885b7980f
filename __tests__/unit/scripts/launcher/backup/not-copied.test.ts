import path from 'node:path';
import { notCopied } from '@/scripts/launcher/backup/not-copied';

describe('a backup says what it leaves to others', () => {
  it('nothing, where all is in DATA_DIR', () => {
    expect(notCopied({ DATA_DIR: '/srv/data' })).toEqual([]);
    expect(notCopied({ DATA_DIR: '/srv/data', MEDIA_ROOT: '/srv/data/films' })).toEqual([]);
    // Relative to the folder in which the library runs.
    expect(notCopied({ DATA_DIR: 'data', MEDIA_ROOT: path.resolve('data', 'films') })).toEqual([]);
  });

  it('recordings beside it, a database of one’s own, and what is in S3', () => {
    const lines = notCopied({
      DATA_DIR: '/srv/data',
      MEDIA_ROOT: '/srv/recordings',
      DATABASE_URL: 'postgres://library:secret@database.example/library',
      MEDIA_STORAGE: 's3',
      STORAGE: 's3',
    });
    expect(lines).toEqual([
      expect.stringMatching(/database.*DATABASE_URL/),
      expect.stringMatching(/\/srv\/recordings.*MEDIA_ROOT/),
      expect.stringMatching(/recordings.*MEDIA_STORAGE/),
      expect.stringMatching(/certificates.*STORAGE/),
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  it('the brand, words for searches, and secrets that the environment gives, by name alone', () => {
    const lines = notCopied({
      DATA_DIR: '/srv/data',
      BRAND_FILE: '/etc/library/brand.json',
      SEARCH_SYNONYMS_FILE: '/srv/data/synonyms.txt',
      SMTP_URL: 'smtps://library:word@mail.example',
      SERVICE_KEY: 'word-of-services',
    });
    expect(lines).toEqual([
      expect.stringMatching(/\/etc\/library\/brand\.json \(BRAND_FILE\): copy/),
      expect.stringMatching(/SERVICE_KEY, SMTP_URL, .*environment/),
    ]);
    expect(lines.join()).not.toContain('word');
  });
});
