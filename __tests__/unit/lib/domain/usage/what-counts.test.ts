import { contentTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { MediaInfo } from '@/lib/contracts/catalogue/content-item';
import type { UsageAction } from '@/lib/contracts/usage/usage';
import { investigations, isSearch, linkOf, requests } from '@/lib/domain/usage/actions';
import { dataTypeOf, yopOf } from '@/lib/domain/usage/item-facts';
import { robotTest } from '@/lib/domain/usage/robots';

describe('an action', () => {
  const actions: UsageAction[] = [...investigations, 'search', 'nothing', 'denied'];

  it('needs an item unless it is a search, with or without result', () => {
    expect(actions.filter(isSearch)).toEqual(['search', 'nothing']);
  });

  it('that is a request is an investigation too (COUNTER 5.1)', () => {
    expect(investigations).toEqual(expect.arrayContaining([...requests]));
  });

  it('follows one link of an item, or one for each of its documents', () => {
    expect(linkOf('read')).toBe('read');
    expect(linkOf('read', 'guide')).not.toBe(linkOf('read', 'sheet'));
    expect(linkOf('read', 'guide')).not.toBe(linkOf('download', 'guide'));
    expect(linkOf('read', 'guide')).toBe('read:guide');
  });
});

describe('what COUNTER calls an item', () => {
  type Held = Omit<Parameters<typeof dataTypeOf>[0], 'type'>;
  const media = (type: MediaInfo['type']): MediaInfo => ({ assetId: 'a', type, durationMinutes: 2 });
  const documents = [{ id: 'd', name: 'Programme', pages: 4 }];
  const bare = { media: null, documents: [], longIntroduction: '' };
  const written = { ...bare, longIntroduction: '# Where did they come from?' };
  const all = { media: media('video'), documents, longIntroduction: 'A turned collar' };

  it.each<[ContentType, Held, ReturnType<typeof dataTypeOf>]>([
    ['production', { ...bare, media: media('video') }, 'Audiovisual'],
    ['interview', { ...written, media: media('audio') }, 'Sound'],
    ['workshop', { ...bare, media: media('video'), documents }, 'Audiovisual'],
    ['interview', written, 'Database_Full_Item'],
    ['workshop', written, 'Database_Full_Item'],
    ['production', written, null],
    ['interview', { ...bare, longIntroduction: ' \n' }, null],
    ['production', { ...bare, documents }, 'Database_Full_Item'],
    ['production', bare, null],
    ['workshop', bare, null],
    ['guide', bare, 'Database_Full_Item'],
    ['lessonPlan', all, 'Database_Full_Item'],
    ['trainingCourseModule', bare, 'Interactive_Resource'],
  ])('%s with %j', (type, held, expected) => {
    expect(dataTypeOf({ type, ...held })).toBe(expected);
  });

  it('counts nothing of every other type, whatever it holds', () => {
    const counted = contentTypes.filter((type) => dataTypeOf({ type, ...all }) !== null);
    expect(counted.toSorted()).toEqual(
      ['production', 'interview', 'workshop', 'guide', 'lessonPlan', 'trainingCourseModule'].toSorted(),
    );
  });
});

it.each([
  ['2019-03-01', '2019'],
  ['1606', '1606'],
  ['0411-01-01', '0411'],
  ['-0411-01-01', '0001'],
  ['about 1606', '0001'],
  ['19', '0001'],
  ['', '0001'],
  [null, '0001'],
])('the year of publication of %j is %s', (date, year) => {
  expect(yopOf(date)).toBe(year);
});

describe('a user agent', () => {
  const isRobot = robotTest(['crawl(er)?', '^Fetch/']);

  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
      false,
    ],
    ['Mozilla/5.0 (compatible; SchoolCrawler/2.1)', true],
    ['fetch/1.0', true],
    ['A browser that can Fetch/1.0', false],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36', true],
    ['python-requests/2.32', true],
    ['', false],
  ])('“%s” is nobody: %s', (agent, robot) => {
    expect(isRobot(agent)).toBe(robot);
  });

  it('is known by what it says of itself, even where the list is empty', () => {
    const known = robotTest([]);
    expect(known('node-fetch/1.0')).toBe(true);
    expect(known('SchoolCrawler/2.1')).toBe(false);
  });
});
