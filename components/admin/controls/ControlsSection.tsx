import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Heading } from '@/components/ui/text/Heading';
import { leaveRow } from '@/lib/browser/leave-row';
import type { AdminControls, ContentControls, ControlledItem } from '@/lib/contracts/administration/controls';
import { wordsOfSlug } from '@/lib/domain/listing/filters';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls, useAdmin } from '../use-admin';
import styles from '../admin.module.css';
import { ItemFinder } from './ItemFinder';
import { ItemName } from './ItemName';
import { Preview } from './Preview';
import { useControls, without, type ControlsProps } from './use-controls';

interface ListedProps {
  heading: string;
  about: string;
  items: readonly ControlledItem[];
  onRemove: (id: string) => void;
}

function Listed({ heading, about, items, onRemove }: ListedProps) {
  return (
    <section className={styles.form}>
      <Heading level={2}>{heading}</Heading>
      <p className={styles.hint}>{about}</p>
      {items.length === 0 ? <p>None.</p> : null}
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <ItemName item={item} />
            <Button
              look="quiet"
              size="small"
              onClick={({ currentTarget }) => {
                leaveRow(currentTarget);
                onRemove(item.id);
              }}
              aria-label={`Remove ${item.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoicesProps {
  admin: AdminControls;
  draft: ContentControls;
  onChange: (changes: Partial<ContentControls>) => void;
}

function Choices({ admin: { group, profiles }, draft, onChange }: ChoicesProps) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Adult themes</legend>
        <Checkbox
          label="Hide content with adult themes"
          checked={draft.adultThemesRestricted || group.adultThemesRestricted}
          disabled={group.adultThemesRestricted}
          onChange={({ target }) => onChange({ adultThemesRestricted: target.checked })}
        />
        {group.adultThemesRestricted ? (
          <p className={styles.hint}>This applies to every organisation in your group.</p>
        ) : null}
      </fieldset>
      {profiles.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend>Hidden content profiles</legend>
          {profiles.map(({ name, items }) => (
            <Checkbox
              key={name}
              label={`${wordsOfSlug(name)} (${items})`}
              checked={draft.blockedProfiles.includes(name)}
              onChange={({ target }) =>
                onChange({
                  blockedProfiles: target.checked
                    ? [...draft.blockedProfiles, name]
                    : without(draft.blockedProfiles, name),
                })
              }
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

function Editor(props: ControlsProps) {
  const { organisationId, start } = props;
  const editing = useControls(props);
  const { draft, change, put, remove, named, preview } = editing;
  return (
    <>
      <Choices admin={start} draft={draft} onChange={change} />
      <ItemFinder
        organisationId={organisationId}
        onBlock={(item) => put('blockedContent', item)}
        onAllow={(item) => put('allowedContent', item)}
        isToSave={(list, id) => editing.isUnsaved && draft[list].includes(id)}
      />
      <Listed
        heading="Blocked items"
        about="Nobody in your organisation sees these."
        items={named(draft.blockedContent)}
        onRemove={remove('blockedContent')}
      />
      <Listed
        heading="Allowed items"
        about="These are shown even if they have adult themes or a hidden profile. What may not be shown in your country stays hidden."
        items={named(draft.allowedContent)}
        onRemove={remove('allowedContent')}
      />
      {preview ? <Preview preview={preview} /> : null}
      <SaveBar {...editing}>
        {preview ? (
          <Button onClick={() => void editing.save()} softDisabled={editing.isBusy}>
            Save
          </Button>
        ) : (
          <Button onClick={editing.look} softDisabled={editing.isBusy}>
            See what changes
          </Button>
        )}
      </SaveBar>
    </>
  );
}

/** /admin/controls: what an organisation hides, and the exceptions that it shows anyway. */
export function ControlsSection({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['controls', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminControls(organisationId),
  );
  return (
    <QueryResult query={query}>
      {(start) => <Editor organisationId={organisationId} start={start} refetch={query.refetch} />}
    </QueryResult>
  );
}
