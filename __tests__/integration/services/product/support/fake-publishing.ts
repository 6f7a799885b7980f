/** The content service's publishing in small: one entry, whose version is a number. */
import type { EntryDraft } from '@/lib/contracts/administration/drafts';
import type {
  OperatedEntries,
  OperatedEntry,
  SetPlan,
  SetPublished,
} from '@/lib/contracts/administration/entries';
import type { Publishing } from '@/services/product/calls/publishing';

export class FakePublishing implements Publishing {
  private readonly entry: OperatedEntry = {
    id: 'lear',
    type: 'production',
    name: 'King Lear',
    published: true,
    updated: '2026-01-01T00:00:00.000Z',
    plan: null,
    version: '1',
  };

  entries(): Promise<OperatedEntries> {
    return Promise.resolve({ own: true, types: ['theme'], entries: [this.entry], total: 1 });
  }
  draft(): Promise<EntryDraft> {
    return Promise.resolve({ entry: this.entry, fields: [], faults: [] });
  }
  setPublished(_asked: unknown, _id: string, { published }: SetPublished): Promise<OperatedEntry> {
    return Promise.resolve({ ...this.entry, published });
  }
  setPlan(_asked: unknown, _id: string, { plan }: SetPlan): Promise<OperatedEntry> {
    return Promise.resolve({ ...this.entry, plan: plan && { ...plan, failure: null } });
  }
}
