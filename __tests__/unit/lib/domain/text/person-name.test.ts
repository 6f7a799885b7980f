import { invertedName, splitName } from '@/lib/domain/text/person-name';

it.each([
  ['Mara Ellison', 'Ellison, Mara'],
  ['  Mara   Ellison ', 'Ellison, Mara'],
  ['Jo Ann-Marie Bright', 'Bright, Jo Ann-Marie'],
  ['Cosmo Adeyinka-Lisle', 'Adeyinka-Lisle, Cosmo'],
  // One word
  ['Sophocles', 'Sophocles'],
  [' Molière ', 'Molière'],
  ['', ''],
  // Particles, in small letters and in capitals
  ['Máire Ní Ghráda', 'Ní Ghráda, Máire'],
  ['Máire Ní Ghráda'.normalize('NFD'), 'Ní Ghráda, Máire'.normalize('NFD')],
  ['Zoë Ní Dhuarcáin-Bell', 'Ní Dhuarcáin-Bell, Zoë'],
  ['Seán Ó Riada', 'Ó Riada, Seán'],
  ['Sean O’ Casey', 'O’ Casey, Sean'],
  ['Cormac Mac Airt', 'Mac Airt, Cormac'],
  ['Susan St James', 'St James, Susan'],
  ['Christopher St. John', 'St. John, Christopher'],
  ['Ludwig van Beethoven', 'van Beethoven, Ludwig'],
  ['Ludwig van der Rohe', 'van der Rohe, Ludwig'],
  ['Anna Van Der Berg', 'Van Der Berg, Anna'],
  ['Johann Wolfgang von Goethe', 'von Goethe, Johann Wolfgang'],
  ['Lope de Vega', 'de Vega, Lope'],
  ['Sor Juana Inés de la Cruz', 'de la Cruz, Sor Juana Inés'],
  ['Bartolomé de las Casas', 'de las Casas, Bartolomé'],
  ['Tawfiq al-Hakim', 'al-Hakim, Tawfiq'],
  ['Nawal El Saadawi', 'El Saadawi, Nawal'],
  // The first word is a given name
  ['Van Morrison', 'Morrison, Van'],
  ['de Vega', 'Vega, de'],
  ['de la Cruz', 'la Cruz, de'],
  // Suffixes
  ['Martin Luther King Jr.', 'King, Martin Luther, Jr.'],
  ['Sammy Davis, Jr', 'Davis, Sammy, Jr'],
  ['Harry van Dyke III', 'van Dyke, Harry, III'],
])('"%s" is filed as "%s"', (name, filed) => {
  expect(invertedName(splitName(name))).toBe(filed);
});

it('has a family name, a given name and a suffix', () => {
  expect(splitName('Anna van der Berg Sr.')).toEqual({
    family: 'van der Berg',
    given: 'Anna',
    suffix: 'Sr.',
  });
  expect(splitName('Sophocles')).toEqual({ family: 'Sophocles', given: '', suffix: '' });
});
