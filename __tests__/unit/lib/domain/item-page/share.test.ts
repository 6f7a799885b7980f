import { shareLinks } from '@/lib/domain/item-page/share';

describe('places to share an item', () => {
  it('carry its address and name, safely spelt', () => {
    const address = 'https://library.test/titles/a&b?c=1';
    expect(shareLinks(address, 'Blood + Wedding')).toEqual([
      {
        place: 'Google Classroom',
        href: 'https://classroom.google.com/share?url=https%3A%2F%2Flibrary.test%2Ftitles%2Fa%26b%3Fc%3D1&title=Blood+%2B+Wedding',
        mail: false,
      },
      {
        place: 'Microsoft Teams',
        href: 'https://teams.microsoft.com/share?href=https%3A%2F%2Flibrary.test%2Ftitles%2Fa%26b%3Fc%3D1&msgText=Blood+%2B+Wedding',
        mail: false,
      },
      {
        place: 'E-mail',
        href: 'mailto:?subject=Blood%20%2B%20Wedding&body=https%3A%2F%2Flibrary.test%2Ftitles%2Fa%26b%3Fc%3D1',
        mail: true,
      },
    ]);
  });
});
