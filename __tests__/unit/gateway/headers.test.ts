import { hostedOrigins, securityHeaders, type HeaderOrigins } from '@/gateway/headers';

const origins: HeaderOrigins = {
  identity: 'https://id.example', media: 'https://media.example', hosted: [], images: 'https://images.example', analytics: null,
  secure: true, scriptHashes: [], development: false,
}; // prettier-ignore
const policy = (hosted: readonly string[]) =>
  String(securityHeaders({ ...origins, hosted }, '/productions/lear')['Content-Security-Policy']);
const directive = (text: string, name: string) =>
  text.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of pages', () => {
  it('lets recordings come from the origins that the operator names, and from no other', () => {
    const hosted = hostedOrigins(
      'https://films.example/some/path, http://b.example:8080 ,javascript:alert(1),nonsense,',
    );
    expect(hosted).toEqual(['https://films.example', 'http://b.example:8080']);
    for (const name of ['media-src', 'connect-src']) {
      expect(directive(policy(hosted), name)).toContain('https://films.example');
      expect(directive(policy([]), name)).not.toContain('films.example');
    }
    expect(directive(policy(hosted), 'script-src')).not.toContain('films.example');
  });
});
