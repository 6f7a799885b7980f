/** Content controls of an organisation, which its own people read and set. The controls of its group are not changed here. */
import type { ContentControls, SetControls, StoredControls } from '@/lib/contracts/administration/controls';
import { normaliseProfile } from '@/lib/domain/catalogue/content-item/visibility-facts';
import { versionOf } from '@/services/common/database/optimistic-lock';
import { noOrganisation } from '@/services/common/http/refusals';
import { differenceInWords } from '../symmetric-difference';
import { change, permitted, type SectionCaller } from './change';
import type { Db } from '../tables';

const nothing = { adultThemesRestricted: false, allowedContent: [], blockedContent: [] };

const sorted = (list: readonly string[]) => [...new Set(list)].toSorted();

/** R-PUR-9: profiles in the form of the items' profiles, with which they are compared; stored ones may have another. */
const tidied = (controls: ContentControls): ContentControls => ({
  adultThemesRestricted: controls.adultThemesRestricted,
  blockedProfiles: sorted(controls.blockedProfiles.map(normaliseProfile)),
  allowedContent: sorted(controls.allowedContent),
  blockedContent: sorted(controls.blockedContent),
});

async function controlsOf(db: Db, organisationId: string): Promise<Omit<StoredControls, 'version'>> {
  const row = await db
    .selectFrom('organisations as o')
    .leftJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('groups as g', 'g.id', 'c.group_id')
    .select([
      'o.adult_themes_restricted as adultThemesRestricted',
      'o.blocked_profiles as blockedProfiles',
      'o.allowed_content as allowedContent',
      'o.blocked_content as blockedContent',
      'g.restrict_access_to_adult_themes as groupRestricts',
      'g.always_allowed_content as groupAllows',
      'g.always_blocked_content as groupBlocks',
    ])
    .where('o.id', '=', organisationId)
    .executeTakeFirstOrThrow(noOrganisation);
  const { groupRestricts, groupAllows, groupBlocks } = row;
  return {
    controls: tidied(row),
    group:
      groupRestricts === null
        ? nothing
        : {
            adultThemesRestricted: groupRestricts,
            allowedContent: groupAllows ?? [],
            blockedContent: groupBlocks ?? [],
          },
  };
}

export async function readControls(db: Db, caller: SectionCaller): Promise<StoredControls> {
  await permitted(db, caller);
  const found = await controlsOf(db, caller.organisationId);
  return { version: versionOf(found.controls), ...found };
}

export async function setControls(db: Db, caller: SectionCaller, set: SetControls): Promise<StoredControls> {
  const { version, ...given } = set;
  await change<ContentControls>(db, caller, version, {
    read: async (tx) => (await controlsOf(tx, caller.organisationId)).controls,
    next: () => tidied(given),
    write: async (tx, next) => {
      await tx
        .updateTable('organisations')
        .set({
          adult_themes_restricted: next.adultThemesRestricted,
          blocked_profiles: next.blockedProfiles,
          allowed_content: next.allowedContent,
          blocked_content: next.blockedContent,
        })
        .where('id', '=', caller.organisationId)
        .execute();
    },
    details: (next, before) => ({
      what: 'content controls',
      adultThemesRestricted: next.adultThemesRestricted,
      profiles: differenceInWords(next.blockedProfiles, before.blockedProfiles),
      allowed: differenceInWords(next.allowedContent, before.allowedContent),
      blocked: differenceInWords(next.blockedContent, before.blockedContent),
    }),
  });
  return readControls(db, caller);
}
