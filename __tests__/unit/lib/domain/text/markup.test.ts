import fc from 'fast-check';
import { html, trusted } from '@/lib/domain/text/markup';
import { problemPage } from '@/services/identity/pages/notices';

describe('html', () => {
  it('escapes texts, keeps HTML, writes nothing for nothing', () => {
    expect(
      html`<p title="${'"a"'}">${'<b>&'}${trusted('<i>x</i>')}${null}${false}${[html`1`, html`2`]}${3}</p>`
        .text,
    ).toBe('<p title="&quot;a&quot;">&lt;b&gt;&amp;<i>x</i>123</p>');
  });

  it('lets no text become markup', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(html`${text}`.text)));
  });

  it('what a request says reaches an error page as text only', () => {
    const reference = '<img src=x onerror=alert(1)>';
    const page = problemPage({
      home: 'http://localhost:3000/',
      base: '',
      heading: 'x',
      message: 'y',
      reference,
    });
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    // The page has a picture of its own, the site's mark.
    expect(page).not.toContain(reference);
  });
});
