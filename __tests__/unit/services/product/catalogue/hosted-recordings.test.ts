/** What the library holds of a recording that is hosted elsewhere: beside its addresses the chapters, which no file there names. */
import { storedItem } from '@/services/product/catalogue/stored-item';
import { entry, link, links, recordOf } from '@/__tests__/support/content/delivery-entries';
import { lookupOf } from '@/__tests__/support/content/lookup';

function hostedOf(hlsManifestUrl: string) {
  const media = entry('media', 'm', { type: 'video', assetId: 'a', hlsManifestUrl });
  const scene = (id: string, startTimestampInSeconds: number) =>
    entry('segment', id, {
      name: `Scene ${id}`,
      type: 'Scene',
      startTimestampInSeconds,
      endTimestampInSeconds: startTimestampInSeconds + 60,
    });
  const others = [media, scene('two', 60), scene('one', 0)];
  const subject = entry('production', 'p', {
    subType: 'Production',
    media: link('m'),
    segments: links('two', 'one'),
  });
  return storedItem(recordOf(subject, others), lookupOf([subject, ...others], [])).hosted;
}

it('R-ENT-38 its chapters are held in their order, for the grant', () => {
  const hosted = hostedOf('https://video.example/hamlet.m3u8');
  expect(hosted).toMatchObject({ hls: 'https://video.example/hamlet.m3u8', dash: null });
  expect(hosted?.segments).toEqual([
    { id: 'one', name: 'Scene one', startTimestampInSeconds: 0, endTimestampInSeconds: 60 },
    { id: 'two', name: 'Scene two', startTimestampInSeconds: 60, endTimestampInSeconds: 120 },
  ]);
});

it('those of a recording of our own are in its file', () => expect(hostedOf('')).toBeNull());
