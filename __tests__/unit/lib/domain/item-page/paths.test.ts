import { coursePath, itemPath, modulePath, pathOf } from '@/lib/domain/item-page/paths';
import { kindName, nameOfType } from '@/lib/domain/item-page/kind-names';

describe('addresses of item pages', () => {
  it('R-RTE-5 a course and its modules lie below /training, all else below its type', () => {
    expect(coursePath('dt 101')).toBe('/training/dt%20101');
    expect(modulePath('dt-101', 'a/b')).toBe('/training/dt-101/a%2Fb');
    expect(itemPath('trainingCourse', 'dt-101')).toBe('/training/dt-101');
    expect(itemPath('lessonPlan', 'ça va')).toBe('/lesson-plans/%C3%A7a%20va');
  });

  it('are of types that have pages', () => {
    expect(pathOf('person', 'brecht')).toBe('/people/brecht');
    expect(pathOf('country', 'gbr')).toBeNull();
  });
});

describe('what an item is called', () => {
  it('is its sub-type, else its type; a staging that plays nothing is a record', () => {
    const media = { type: 'video' as const, assetId: 'a', durationMinutes: 2 };
    expect(kindName({ type: 'guide', subType: 'Study guide', media: null })).toBe('Study guide');
    expect(kindName({ type: 'guide', subType: null, media: null })).toBe('Guide');
    expect(kindName({ type: 'production', subType: 'Production', media })).toBe('Production');
    expect(kindName({ type: 'production', subType: 'Production', media: null })).toBe('No recording');
    expect(nameOfType('lessonPlan')).toBe('Lesson plan');
  });
});
