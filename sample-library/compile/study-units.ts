/** Study units, their modules and sections, and the topics that group units and lessons. */
import { richText } from '@/sample-library/markup/rich-text';
import type { UnitText } from '@/sample-library/source/texts';
import { levelsOf } from './audience';
import { texts } from '@/sample-library/source/texts';
import type { Context } from './context';
import { pictureOf } from './picture';
import { guidanceOfHolder } from './guidance';
import { guidanceLinks } from './marks';
import type { Kin } from './relations';
import { membersOf } from './sets';
import { targetId } from './readings';
import { type Entry, entry, linkTo, toEach } from './resource';
import { slugify } from './words';

const moduleKey = (unit: UnitText, index: number) => `${unit.slug}-module-${index + 1}`;
const sectionKey = (module: string, name: string) => `${module}-${slugify(name)}`.slice(0, 160);

function moduleEntries(unit: UnitText): Entry[] {
  return unit.modules.flatMap((module, index) => {
    const key = moduleKey(unit, index);
    const sections = module.sections.map((section) =>
      entry('studyUnitSection', sectionKey(key, section.name), {
        name: section.name,
        slug: sectionKey(key, section.name),
        body: richText(section.body, targetId),
        items: section.items.map((item) => linkTo(targetId(item))),
      }),
    );
    const own = entry('studyUnitModule', key, {
      name: module.name,
      slug: key,
      shortIntroduction: module.short,
      sections: sections.map(({ sys }) => linkTo(sys.id)),
    });
    return [...sections, own];
  });
}

function unitEntry(context: Context, unit: UnitText, kin: readonly Kin[]): Entry {
  const { slug, name, short, long, stages } = unit;
  const items = unit.modules.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const members = membersOf(items, kin);
  return entry('studyUnit', slug, {
    name,
    slug,
    ...pictureOf(context, { kind: 'studyUnit', slug, title: name, themes: unit.themes }),
    shortIntroduction: short,
    longIntroduction: long,
    modules: toEach(
      'studyUnitModule',
      unit.modules.map((_module, index) => moduleKey(unit, index)),
    ),
    topics: toEach('topic', unit.topics),
    themes: toEach('theme', unit.themes),
    skills: toEach('skill', unit.skills),
    educationLevels: toEach('educationLevel', levelsOf(stages)),
    contentGuidance: guidanceLinks(guidanceOfHolder(members.map(({ guidance }) => guidance))),
    standards: toEach('standard', unit.standards),
  });
}

export function studyUnitEntries(context: Context, kin: readonly Kin[]): Entry[] {
  const topics = texts.topics.flatMap((list) => list.topics);
  const topicEntries = topics.map(({ slug, name, text }) =>
    entry('topic', slug, { name, slug, shortIntroduction: text }),
  );
  return [
    ...topicEntries,
    ...texts.units.flatMap((unit) => [...moduleEntries(unit), unitEntry(context, unit, kin)]),
  ];
}
