/** The standards tree of this node: authority, grade, standard (content model §4). Kept beside the items. */
import type { DeliveryEntry, Lookup } from '@/lib/domain/catalogue/content-item/entry';
import {
  standardAuthorityOf,
  standardGradeOf,
  standardOf,
  type Standard,
  type StandardAuthority,
  type StandardGrade,
} from '@/lib/domain/catalogue/content-item/standards';

const byText = new Intl.Collator('en', { numeric: true });

export class StandardsIndex {
  private readonly authorityById = new Map<string, StandardAuthority>();
  private readonly gradeById = new Map<string, StandardGrade>();
  private readonly standardById = new Map<string, Standard>();

  /** Brings the given entries to the state of the lookup; entries of other types are ignored. */
  apply(ids: Iterable<string>, lookup: Lookup): void {
    for (const id of ids) {
      this.forget(id);
      const entry = lookup.entry(id);
      if (entry) this.remember(id, entry, lookup);
    }
  }

  /** Authorities of a country (alpha-3), by name; none for an unknown country. */
  authorities(country: string | null): StandardAuthority[] {
    const own = [...this.authorityById.values()].filter((authority) => authority.country === country);
    return country === null ? [] : own.sort((a, b) => byText.compare(a.name, b.name));
  }

  /** Grades of an authority, in its own order. */
  grades(authority: string): StandardGrade[] {
    const own = [...this.gradeById.values()].filter((grade) => grade.authority === authority);
    return own.sort((a, b) => a.position - b.position || byText.compare(a.name, b.name));
  }

  /** Standards of a grade, by code. */
  standards(grade: string): Standard[] {
    const own = [...this.standardById.values()].filter((standard) => standard.grade === grade);
    return own.sort((a, b) => byText.compare(a.code, b.code));
  }

  private forget(id: string): void {
    this.authorityById.delete(id);
    this.gradeById.delete(id);
    this.standardById.delete(id);
  }

  private remember(id: string, entry: DeliveryEntry, lookup: Lookup): void {
    switch (entry.sys.contentType.sys.id) {
      case 'standardAuthority':
        this.authorityById.set(id, standardAuthorityOf(entry, lookup));
        break;
      case 'standardGrade':
        this.gradeById.set(id, standardGradeOf(entry, lookup));
        break;
      case 'standard':
        this.standardById.set(id, standardOf(entry, lookup));
        break;
    }
  }
}
