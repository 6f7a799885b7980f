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

const ofWorkshops = (key: string) => ({ key, name: key, count: 1, group: 'workshop' });
const formats = {
  subType: [ofWorkshops('Workshop'), ofWorkshops('Warm-up'), { ...ofWorkshops('Talk'), group: 'interview' }],
};
const group = 'subType.ticked=type:workshop';
const wasTicked = 'subType.shown=2+type:workshop';

it.each([
  ['R-FLT-2 one that was pressed takes all that it groups', group, ['Workshop', 'Warm-up']],
  ['R-FLT-7 also where some of them were chosen', `subType=Warm-up&${group}`, ['Warm-up', 'Workshop']],
  ['R-FLT-5 one below it was unticked', `subType=Warm-up&${group}&${wasTicked}`, ['Warm-up']],
  ['R-FLT-6 it was unticked alone', `subType=Workshop&subType=Warm-up&subType=Talk&${wasTicked}`, ['Talk']],
  ['it stays as it is', `subType=Workshop&subType=Warm-up&${group}&${wasTicked}`, ['Workshop', 'Warm-up']],
])('a parent that only groups: %s', (_, sent, found) =>
  expect(asSubmitted(new URLSearchParams(sent), formats).getAll('subType')).toEqual(found),
);

it('other parameters stay as they are, in their order', () => {
  const sent = 'q=king&theme=power&theme=rank&page=2&genre=tragedy&genre=farce';
  expect(asSubmitted(new URLSearchParams(sent), terms).toString()).toBe(
    'q=king&theme=power&page=2&genre=tragedy&genre=farce',
  );
});
