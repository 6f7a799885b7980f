/** Names of facet keys seen so far, by filter family; tells the engine when one changed. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchEngine } from '../search/types';
import type { FamilyValue } from './search-document';

/** A theme tree deeper than this is an editor's mistake, most likely a cycle. */
const MAX_TREE_DEPTH = 8;

export class FacetNames {
  private readonly byFamily = new Map<FilterName, Map<string, FacetValue>>();
  private readonly changed = new Set<FilterName>();

  learn(values: readonly FamilyValue[]): void {
    for (const { family, value } of values) {
      let known = this.byFamily.get(family);
      if (!known) this.byFamily.set(family, (known = new Map()));
      const before = known.get(value.key);
      if (before?.name === value.name && before.parent === value.parent && before.group === value.group)
        continue;
      known.set(value.key, value);
      this.changed.add(family);
    }
  }

  /** Keys above `key`, nearest first. */
  readonly ancestorsOf = (family: FilterName, key: string): string[] => {
    const known = this.byFamily.get(family);
    const above: string[] = [];
    let parent = known?.get(key)?.parent;
    while (parent && family !== 'subType' && family !== 'standard' && above.length < MAX_TREE_DEPTH) {
      if (parent === key || above.includes(parent)) break;
      above.push(parent);
      parent = known?.get(parent)?.parent;
    }
    return above;
  };

  tell(engine: SearchEngine): void {
    for (const family of this.changed)
      engine.setFacetValues(family, [...(this.byFamily.get(family)?.values() ?? [])]);
    this.changed.clear();
  }
}
