import { figures } from '@/components/home/figures';

describe('what the home page says the library holds', () => {
  it('counts what plays, and says how many more are records', () => {
    const [first, second] = figures({ production: 46, guide: 1 }, 6);
    expect(first).toMatchObject({ count: '6', noun: 'recorded performances' });
    expect(first?.text).toContain('40 more stagings are only described');
    expect(second).toMatchObject({ count: '1', noun: 'guide' });
  });

  it('says nothing of records where there are none, and of one in the singular', () => {
    expect(figures({ production: 1 }, 1)[0]).toMatchObject({ count: '1', noun: 'recorded performance' });
    expect(figures({ production: 1 }, 1)[0]?.text).not.toContain('record.');
    expect(figures({ production: 2 }, 1)[0]?.text).toContain('One more staging is only described');
  });

  it('claims no recordings where they could not be counted', () => {
    expect(figures({ production: 5_000 }, null)[0]).toMatchObject({
      count: '5,000',
      noun: 'productions',
    });
    expect(figures({}, null)).toEqual([]);
  });

  it('promises nothing of what a library may not have: captions, chapters, practitioners, worksheets', () => {
    const said = figures({ production: 2, lessonPlan: 1, workshop: 1, guide: 1 }, 1);
    expect(said).toHaveLength(4);
    for (const { text } of said) expect(text).not.toMatch(/caption|chapter|practitioner|worksheet|design/i);
  });
});
