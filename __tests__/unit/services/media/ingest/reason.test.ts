import { UnreadableFileError } from '@/services/common/files/read-text';
import { IngestFailure } from '@/services/media/ingest/failure';
import { linesOf } from '@/services/media/ingest/reason';

it.each([
  ['a cause that is an error', new Error('It failed', { cause: new Error('no room') }), 'It failed: no room'],
  ['a cause that is a text', new Error('It failed', { cause: 'no room' }), 'It failed: no room'],
  [
    'the innermost',
    new Error('It failed', { cause: new Error('late', { cause: new Error('no room') }) }),
    'It failed: no room',
  ],
  [
    'the one inside where that says nothing',
    new Error('It failed', { cause: new Error('late', { cause: new Error('') }) }),
    'It failed: late',
  ],
  ['nothing twice', new Error('It failed: no room', { cause: new Error('no room') }), 'It failed: no room'],
  [
    'no cause of a file that says what is wrong',
    new UnreadableFileError('a.vtt', 'there is no such file', { cause: new Error('ENOENT') }),
    'a.vtt: there is no such file',
  ],
  [
    'what ffmpeg said, which the list of recordings does not',
    new IngestFailure('UNREADABLE', 'It is damaged', { cause: 'moov atom not found' }),
    'It is damaged: moov atom not found',
  ],
  ['what is no error', 'odd', 'odd'],
])('tells %s', (_what, error, line) => expect(linesOf(error)).toBe(line));
