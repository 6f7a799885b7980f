/** Light of pictures and films: what a lit classroom and a dark room make of them. */
import sharp from 'sharp';
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { drawPicture } from '@/sample-library/pictures/draw';
import { lightFaults, lightOf } from '@/sample-library/report/light';
import { films, posters } from '@/sample-library/report/light-lines';

const plain = (background: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .png()
    .toBuffer();

describe('the light of a picture', () => {
  it('is that of WCAG, and says what is wrong at either end', async () => {
    const [white, black, grey] = await Promise.all(
      ['#fff', '#000', '#777'].map(async (c) => lightOf(await plain(c))),
    );
    expect(white?.mean).toBeCloseTo(1);
    expect(black?.mean).toBe(0);
    expect(grey?.mean).toBeCloseTo(0.184, 2);
    expect(lightFaults(white!)).toEqual([
      expect.stringMatching(/^too bright/),
      expect.stringMatching(/^flat/),
    ]);
    expect(lightFaults(black!)).toEqual([expect.stringMatching(/^too dark/), expect.stringMatching(/^flat/)]);
  });

  it('of a half counts both parts, with the room’s light on each', async () => {
    const half = await sharp(await plain('#000'))
      .composite([
        { input: { create: { width: 32, height: 36, channels: 3, background: '#fff' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const light = await lightOf(half);
    expect(light.mean).toBeCloseTo(0.5);
    expect(light.spread).toBeCloseTo(11);
    expect(lightFaults(light)).toEqual([]);
    expect((await lightOf(half, { left: 0, top: 0, width: 32, height: 36 })).mean).toBeCloseTo(1);
  });

  it.each(contentTypes)('drawn for a %s stays within the bounds, in every mood', async (kind) => {
    const genres = ['tragedy', 'comedy', 'gothic', 'musical-theatre'];
    for (const [index, genre] of genres.entries()) {
      const facts = { id: 'picture', kind, title: 'A', slug: `item-${index}`, seed: `item-${index}`, genre };
      const light = await lightOf(Buffer.from(drawPicture(facts)));
      expect([genre, lightFaults(light)]).toEqual([genre, []]);
    }
  });
});

test.each([
  ['film', films],
  ['poster of a recording', posters],
])('every %s is within the bounds', async (_what, measure) => {
  const all = await measure();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ light }) => lightFaults(light).length > 0)).toEqual([]);
});
