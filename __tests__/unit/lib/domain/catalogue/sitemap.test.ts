import { robots, sitemap, sitemapIndex } from '@/lib/domain/catalogue/sitemap';

describe('sitemaps (sitemaps.org 0.9)', () => {
  it('the list names every sitemap, addresses escaped', () => {
    expect(sitemapIndex(['https://l.test/a?x=1&y=2', 'https://l.test/b']).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://l.test/a?x=1&amp;y=2</loc></sitemap>',
      '<sitemap><loc>https://l.test/b</loc></sitemap>',
      '</sitemapindex>',
      '',
    ]);
  });

  it('a sitemap names every page', () => {
    expect(sitemap(['https://l.test/a', 'https://l.test/b']).split('\n').slice(1)).toEqual([
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://l.test/a</loc></url>',
      '<url><loc>https://l.test/b</loc></url>',
      '</urlset>',
      '',
    ]);
  });

  it('robots keep out of personal pages and results, and find the sitemap', () => {
    const lines = robots('https://l.test').split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /account', 'Disallow: /my-bookmarks', 'Disallow: /search?']),
    );
    expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://l.test/sitemap.xml', '']);
  });
});
