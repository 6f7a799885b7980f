import {
  databaseFailure,
  DatabaseUnusableError,
  reasonOf,
} from '@/services/common/database/database-failure';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: 'ECONNREFUSED',
  });
/** What `localhost`, which has two addresses, fails with; its own message is empty. */
const both = Object.assign(new AggregateError([refused(1), refused(2)]), { code: 'ECONNREFUSED' });

const told = (error: unknown) => {
  const failure = databaseFailure(error, 'db.example:5432');
  if (!(failure instanceof DatabaseUnusableError)) throw new Error('not one of the database');
  return failure;
};

describe('a database that may come', () => {
  it.each([
    ['refuses connections', refused(5432)],
    ['refuses them at both addresses of its name', both],
    ['starts', withCode('the database system is starting up', '57P03')],
    ['has no connection left', withCode('sorry, too many clients already', '53300')],
    ['does not answer', new Error('timeout exceeded when trying to connect')],
    ['hung up', new Error('Connection terminated unexpectedly')],
  ])('is waited for when it %s, with one line: cause and next step', (_name, error) => {
    const { passes, message, cause } = told(error);
    expect(passes).toBe(true);
    expect(cause).toBe(error);
    expect(reasonOf(error)).not.toBe('');
    expect(message).toBe(
      `the database at db.example:5432 cannot be used (${reasonOf(error)}). Check that PostgreSQL runs there and takes connections`,
    );
  });
});

describe('what waiting cannot mend', () => {
  it.each([
    ['28P01', /Check the role and password in DATABASE_URL$/],
    ['3D000', /Create the database/],
    ['42501', /database-roles\.sql/],
  ])('%s says what to do', (code, nextStep) => {
    const { passes, message } = told(withCode('no', code));
    expect(passes).toBe(false);
    expect(message).toMatch(nextStep);
    expect(message).not.toContain('\n');
  });

  it('a fault of our own stays what it is', () => {
    const fault = withCode('syntax error at or near "tabel"', '42601');
    expect(databaseFailure(fault, 'db')).toBe(fault);
  });
});
