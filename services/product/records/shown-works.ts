/** Works as each audience may read them, made once for each audience of a version of the catalogue. */
import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { doInTurns } from '@/services/common/in-turns';
import { type Audience, Audiences } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { shownJson } from '../catalogue/item-json';
import type { LibraryIdentity } from './library';
import { digestOf, shortened, SLICE, WholeWorks } from './whole-works';
import type { HarvestableWork, ShownWorks } from './works';

/** While content is changed all the time, what is left is made at once after so many tries: little, for what was made stays made. */
const TRIES = 3;
/** Room for trimmed items, which are read only while an audience's works are made. */
const TRIMMED_BYTES = 1024 * 1024;

export const NO_WORKS: ShownWorks = { get: () => undefined, all: () => [], digest: digestOf([]) };

export class WorksByAudience {
  private readonly whole: WholeWorks;
  private readonly trimming = new WeakMap<Audience, Promise<void>>();
  private readonly shown = new WeakMap<Audience, ShownWorks>();
  /** Of its own: following many organisations would push visitors' audiences out of theirs every minute. */
  private readonly audiences: Audiences;
  /** Of who has no organisation: a round of many organisations must not push the public feed's out either. */
  private readonly publicAudiences: Audiences;

  constructor(
    private readonly catalogue: Catalogue,
    library: LibraryIdentity,
  ) {
    this.whole = new WholeWorks(catalogue, library);
    this.audiences = new Audiences(catalogue, TRIMMED_BYTES);
    this.publicAudiences = new Audiences(catalogue, TRIMMED_BYTES);
  }

  /** Works of the current catalogue as a viewer may read them. */
  of(viewer: Viewer): ShownWorks {
    const audience = this.audienceOf(viewer);
    if (!this.shown.has(audience)) Array.from(this.trim(audience));
    return this.shown.get(audience) ?? NO_WORKS;
  }

  /** Makes what `of` gives in slices, once for all who ask: at once it would hold up everybody. */
  async prepare(viewer: Viewer): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await this.whole.prepare();
      if (!this.whole.isCurrent) continue;
      const audience = this.audienceOf(viewer);
      if (this.shown.has(audience)) return;
      const trimming = this.trimming.get(audience) ?? doInTurns(this.trim(audience));
      this.trimming.set(audience, trimming);
      await trimming;
    }
  }

  private audienceOf(viewer: Viewer): Audience {
    return (viewer.organisationId === null ? this.publicAudiences : this.audiences).of({ viewer });
  }

  /**
   * Keeps the works that an audience may read, a slice at each step. Only those that name something hidden are made again, so that
   * audiences share all others. What is found meanwhile of a later version is nobody's: whoever asks has its audience by then.
   */
  private *trim(audience: Audience): Generator<void> {
    const whole = this.whole.all();
    const trimmed = new Map<string, HarvestableWork>();
    const get = (id: string) => (audience.sees(id) ? (trimmed.get(id) ?? whole.get(id)) : undefined);
    const said = createHash('sha256').update('[');
    let separator = '';
    for (const [index, id] of [...whole.keys()].entries()) {
      if (index % SLICE === SLICE - 1) yield;
      const stored = this.catalogue.item(id);
      const json = stored && audience.sees(id) ? shownJson(stored, audience) : undefined;
      const work = stored && json && json !== stored.json ? this.whole.harvestable(stored, json) : null;
      if (work) trimmed.set(id, work);
      const shown = get(id);
      if (!shown) continue;
      // In the order of ids: nodes that have read the same content in another order must agree.
      said.update(`${separator}${JSON.stringify(`${id} ${shown.hash}`)}`);
      separator = ',';
    }
    const all = () => [...whole.keys()].flatMap((id) => get(id) ?? []);
    this.shown.set(audience, { get, all, digest: shortened(said.update(']')) });
  }
}
