/** One item page for different viewers: what is hidden from them, and what they may play and read. */
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { american, british, deps, fact, load, pageOf, section, warnings } from './fixture';

describe('what a viewer may not see', () => {
  it('R-VIS-10 answers a hidden item exactly like one that does not exist', async () => {
    expect(await load('production', 'usa-alone')).toBeNull();
    expect(await load('production', 'usa-alone', british)).toEqual(
      await load('production', 'no-such-item', british),
    );
    expect(await load('production', 'usa-alone', american)).not.toBeNull();
  });

  it('R-VIS-12 leaves no trace of hidden relations in the page data', async () => {
    const json = JSON.stringify(await load('production', 'hamlet-to-be'));
    expect(json).not.toContain('Hidden Person');
    expect(json).not.toContain('usa-alone');
    expect(json).not.toContain('USA alone');
  });

  it('R-VIS-12 shows the same relations to a viewer who may see them', async () => {
    const page = await pageOf('production', 'hamlet-to-be', american);
    expect(fact(page, 'Directors').map(({ name }) => name)).toEqual(['Hidden Person', 'Mara Ellison']);
    expect(section(page, 'cards', 'productions').cards.map(({ slug }) => slug)).toEqual(['usa-alone']);
  });

  it('hides members of a series, and what a lesson’s activities use', async () => {
    const series = await pageOf('series', 'great-soliloquies');
    expect(section(series, 'order').cards.map(({ slug }) => slug)).toEqual([
      'hamlet-to-be',
      'sonnets-by-night',
    ]);
    const lesson = await pageOf('lesson', 'hearing-a-thought');
    expect(section(lesson, 'steps').steps[0]?.cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be']);
    expect(JSON.stringify(lesson)).not.toContain('usa-alone');
  });
});

describe('entitlement on the page', () => {
  const notice = async (viewer: Viewer) => {
    const answer = await load('production', 'hamlet-to-be', viewer);
    return answer?.access.notice ?? null;
  };

  it('R-OPEN-10 pages render, and players give way to a notice, for each reason', async () => {
    expect((await notice({ ...british, subscription: 'EXPIRED' }))?.title).toBe(
      'Your subscription has ended',
    );
    expect((await notice({ ...british, subscription: 'NONE' }))?.title).toBe('No subscription');
    expect((await notice({ ...british, subscription: 'FUTURE' }))?.title).toBe(
      'Your subscription has not started yet',
    );
    expect(await notice(anonymousViewer)).toMatchObject({
      title: 'Sign in to watch',
      action: { label: 'Sign in', href: '/sign-in?return=%2Fproductions%2Fhamlet-to-be' },
    });
  });

  it('says that a subscribed organisation may show it', async () => {
    const answer = await load('production', 'hamlet-to-be');
    expect(answer).toMatchObject({
      access: { allowed: true, notice: null, inClass: 'Yes, at Riverside School' },
    });
  });
});

describe('the first lines of the transcript', () => {
  const access = async (viewer: Viewer, slug = 'hamlet-to-be', given = deps()) => {
    const answer = await load('production', slug, viewer, given);
    if (!answer) throw new Error('no page');
    return answer.access;
  };

  it('are for those who may not play; who may has the whole', async () => {
    expect((await access(anonymousViewer)).opening).toMatchObject([{ text: 'To be,' }]);
    expect((await access(british)).opening).toEqual([]);
  });

  it('are left out when they do not come, and logged', async () => {
    const failing = { ...deps(), opening: () => Promise.reject(new Error('down')) };
    expect((await access(anonymousViewer, 'hamlet-to-be', failing)).opening).toEqual([]);
    expect(warnings).toContain('Part of an item page is left out');
  });
});
