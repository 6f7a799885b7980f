/** The form of the filters as a browser without script submits it. */
import { asSubmitted } from '@/lib/domain/listing/submitted';

const theme = (key: string, parent?: string) => ({
  key,
  name: key,
  count: 1,
  group: 'Theme',
  ...(parent === undefined ? {} : { parent }),
});
const terms = {
  theme: [
    theme('power'),
    theme('rank', 'power'),
    theme('fall of kings', 'power'),
    theme('deposed', 'fall of kings'),
    theme('murdered', 'fall of kings'),
    theme('love'),
  ],
};
/** The themes that are meant by what is sent. */
const meant = (sent: string) => asSubmitted(new URLSearchParams(sent), terms).getAll('theme');

it.each([
  ['one value', 'theme=rank', ['rank']],
  ['values of different parents', 'theme=love&theme=rank', ['love', 'rank']],
  ['R-FLT-7 a parent that was pressed takes those below it', 'theme=power&theme=rank', ['power']],
  [
    'a parent that stays ticked stands for those below it',
    'theme=fall+of+kings&theme=deposed&theme=murdered&theme.shown=2+fall+of+kings',
    ['fall of kings'],
  ],
  [
    'R-FLT-5 a parent goes where one below it was unticked',
    'theme=fall+of+kings&theme=deposed&theme.shown=2+fall+of+kings',
    ['deposed'],
  ],
  [
    'R-FLT-6 a parent that was unticked alone takes all below it along',
    'theme=love&theme=deposed&theme=murdered&theme.shown=2+fall+of+kings',
    ['love'],
  ],
  [
    'a parent that is ticked because of those below it is no value',
    'theme=deposed&theme=murdered&theme.shown=2+fall+of+kings&theme.ticked=fall+of+kings',
    ['deposed', 'murdered'],
  ],
  [
    'what was pressed furthest down counts first',
    'theme=power&theme=rank&theme=fall+of+kings&theme=deposed&theme.shown=3+power&theme.shown=2+fall+of+kings',
    ['rank', 'deposed'],
  ],
  [
    'the last of a parent, unticked, leaves nothing of it',
    'theme=fall+of+kings&theme.shown=2+fall+of+kings',
    [],
  ],
])('%s', (_, sent, found) => expect(meant(sent)).toEqual(found));

it('other parameters stay as they are, in their order', () => {
  const sent = 'q=king&theme=power&theme=rank&page=2&genre=tragedy&genre=farce';
  expect(asSubmitted(new URLSearchParams(sent), terms).toString()).toBe(
    'q=king&theme=power&page=2&genre=tragedy&genre=farce',
  );
});
