/** Whoever writes entries chooses the type of a file: what could run is only saved. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentService, startContentService } from '../../../support/content/service';
import { SPACE } from '../../../support/content/space';

let service: ContentService;
beforeAll(async () => {
  service = await startContentService({ content: null });
  await writeFile(
    path.join(service.directory, 'file'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
});
afterAll(() => service.stop());

async function sent(contentType: string) {
  const file = { 'en-US': { fileName: 'file', contentType, localPath: 'file' } };
  await service.importContent({ space: { id: SPACE }, assets: [{ sys: { id: 'odd' }, fields: { file } }] });
  const { body } = (await service.read('/assets/odd')) as { body: { fields: { file: { url: string } } } };
  const { pathname } = new URL(`http:${body.fields.file.url}`);
  const { status, headers } = await service.get(pathname);
  expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  return {
    type: headers.get('content-type'),
    disposition: headers.get('content-disposition'),
    isSandboxed: headers.get('content-security-policy')?.endsWith('; sandbox') ?? false,
  };
}

it.each([
  'text/html', 'Text/HTML; charset=utf-8', 'text/javascript', 'text/css', 'application/xhtml+xml', 'image/x+xml',
  'video/x+xml',
])('%s is only saved', async (type) => {
  const saved = { type: 'application/octet-stream', disposition: 'attachment', isSandboxed: true };
  expect(await sent(type)).toEqual(saved);
}); // prettier-ignore

it.each(['text/plain', 'audio/mpeg', 'video/mp4', 'image/svg+xml'])('%s is as it is', async (type) => {
  expect(await sent(type)).toEqual({ type, disposition: null, isSandboxed: true });
});

it('PDF is not sandboxed, as browsers would not show it', async () => {
  const type = 'application/pdf';
  expect(await sent(type)).toEqual({ type, disposition: null, isSandboxed: false });
});
