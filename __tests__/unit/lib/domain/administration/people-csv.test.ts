import { peopleCsv, readPeopleCsv } from '@/lib/domain/administration/people-csv';

it('every fault is named by its line, and the others are read', () => {
  const { people, faults } = readPeopleCsv(
    'Email,firstName,roles\r\na@b.test,Ann,"teacher; librarian"\r\nno address,Bo,teacher\r\nA@B.test,Ann,teacher\r\nc@d.test\r\ne@f.test,Eve,king\r\ng@h.test,Gus,\r\n',
  );
  expect(people).toMatchObject([{ line: 2, person: { email: 'a@b.test', roles: ['teacher', 'librarian'] } }]);
  expect(faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
  expect(faults[1]?.message).toContain('line 2');
});

it('without roles people are teachers; a table without e-mail addresses, or with other columns, is none', () => {
  expect(readPeopleCsv('email\na@b.test').people).toMatchObject([{ person: { roles: ['teacher'] } }]);
  expect(readPeopleCsv('name\nAnn').faults).toMatchObject([{ line: 1 }]);
  expect(readPeopleCsv('email,superuser\na@b.test,true').faults[0]?.message).toContain('superuser');
  expect(readPeopleCsv('').faults).toHaveLength(1);
  expect(readPeopleCsv('email\n"a@b.test').faults[0]?.message).toContain('quote');
});

it('a cell lists roles with semicolons or commas, in any capitals, and an empty one between them says nothing', () => {
  const { people, faults } = readPeopleCsv('" Email ",ROLES\na@b.test,"Teacher; ;librarian,FINANCE;"');
  expect(faults).toEqual([]);
  expect(people.map(({ person }) => person.roles)).toEqual([['teacher', 'librarian', 'finance']]);
});

const columns = 'the first line names the columns: email, firstName, lastName, roles';
it.each([
  ['', 1, columns],
  ['firstName,lastName\nAnn,Lee', 1, columns],
  ['email,superuser,age\na@b.test,true,9', 1, `${columns}; “superuser, age” is none of them`],
  ['email,roles,Email\na@b.test,teacher,c@d.test', 1, 'the column email is there twice'],
  ['email,firstName,roles\na@b.test,Ann', 2, 'cells here: 2, in the first line: 3'],
  ['email\n"a@b.test', 2, 'a quote is not closed or stands inside an unquoted field'],
])('%j is refused on line %s: %s', (text, line, message) => {
  expect(readPeopleCsv(text)).toEqual({ people: [], faults: [{ line, message }] });
});

it('a fault names its column, and what is written there in words of ours', () => {
  expect(
    readPeopleCsv('email,roles\nnobody,teacher;drama king').faults.map(({ message }) => message),
  ).toEqual([
    'email is not an e-mail address',
    'roles: “drama king” is none of administrator, teacher, finance, librarian, technical, faculty, other',
  ]);
});

it('a name that is too long is said in letters', () => {
  const { faults } = readPeopleCsv(`email,firstName\na@b.test,${'W'.repeat(101)}`);
  expect(faults).toEqual([{ line: 2, message: 'firstName is longer than 100 characters' }]);
});

it('a table with the words of the screen, as a spreadsheet of another country writes it, is read', () => {
  const { people, faults } = readPeopleCsv(
    'E-Mail;First name;Last name;Roles\na@b.test;Ann;Lee;"Technician;Teacher"\n',
  );
  expect(faults).toEqual([]);
  expect(people).toMatchObject([
    {
      line: 2,
      person: { email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', roles: ['technical', 'teacher'] },
    },
  ]);
});

it('what is taken along can be brought in again, and no cell is a formula', () => {
  const ann = {
    email: 'a@b.test',
    firstName: '=cmd',
    lastName: '-',
    roles: ['teacher', 'librarian'] as const,
  };
  const text = peopleCsv([{ ...ann, roles: [...ann.roles] }]);
  expect(text).toContain(`"'=cmd"`);
  expect(readPeopleCsv(text).people).toMatchObject([
    { person: { email: 'a@b.test', firstName: '=cmd', lastName: '-', roles: ['teacher', 'librarian'] } },
  ]);
});
