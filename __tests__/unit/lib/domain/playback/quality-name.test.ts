import { qualityName } from '@/lib/domain/playback/quality-name';

const sizes = [
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

describe('the name of a quality', () => {
  it('says how good it is; the smallest saves data', () => {
    expect(sizes.map((size) => qualityName(size, sizes))).toEqual([
      'Save data 360p',
      'High 720p',
      'Very high 1080p',
      'Highest 1440p',
    ]);
  });

  it('judges an upright film by its width, and one alone saves nothing', () => {
    expect(qualityName({ width: 360, height: 640 }, [{ width: 360, height: 640 }])).toBe('Low 360p');
    expect(qualityName({ width: 540, height: 960 }, sizes)).toBe('Medium 540p');
  });
});
