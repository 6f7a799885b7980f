/** A browser without a screen: keeps cookies by path, follows no redirect by itself, reads and sends forms. */

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Page {
  status: number;
  headers: Headers;
  body: string;
  url: string;
  location: string | null;
}

export class CookieBrowser {
  private cookies: Cookie[] = [];

  constructor(private readonly headers: Record<string, string> = {}) {}

  /** `name=value` pairs that would be sent to a path. */
  cookieHeader(path: string): string {
    return this.cookies
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  has(name: string): boolean {
    return this.cookies.some((cookie) => cookie.name === name);
  }

  private keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const find = (key: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${key}=`))?.split('=')[1];
    const path = find('path') ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const expires = find('expires');
    if (value !== '' && (!expires || Date.parse(expires) > Date.now()))
      this.cookies.push({ name, value, path });
  }

  async open(url: string, init: RequestInit = {}): Promise<Page> {
    const cookie = this.cookieHeader(new URL(url).pathname);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string>),
      },
    });
    response.headers.getSetCookie().forEach((header) => this.keep(header));
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
      url,
      location: location === null ? null : new URL(location, url).href,
    };
  }

  /** Follows redirects while they stay on `origin`; the last page's `location` may lead elsewhere. */
  async follow(url: string, origin: string): Promise<Page> {
    let page = await this.open(url);
    while (page.location !== null && new URL(page.location).origin === origin)
      page = await this.open(page.location);
    return page;
  }

  /** Sends the first form of a page with its hidden fields and the given ones. */
  async submit(
    page: Page,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const action = /<form[^>]*action="([^"]+)"/.exec(page.body)?.[1];
    if (!action) throw new Error('the page has no form');
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams([
      ...hidden.map(([, name, value]) => [name!, value!]),
      ...Object.entries(fields),
    ]);
    return this.open(new URL(action, page.url).href, { method: 'POST', body, headers });
  }
}
