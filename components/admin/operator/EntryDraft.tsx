import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { Heading } from '@/components/ui/text/Heading';
import { Notice } from '@/components/ui/message/Notice';
import { Picture } from '@/components/ui/picture/Picture';
import type { EntryDraft as Draft, LinkedThing } from '@/lib/contracts/administration/drafts';
import type { OperatedEntry } from '@/lib/contracts/administration/entries';
import { QueryResult } from '../parts/QueryResult';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import styles from '../admin.module.css';

const states: Readonly<Record<LinkedThing['state'], string>> = {
  published: 'Published',
  draft: 'Draft',
  missing: 'There is no such entry',
};

function Linked({ links }: { links: readonly LinkedThing[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {links.map(({ id, name, state, picture }, place) => (
        <li key={`${place} ${id}`}>
          {name ?? id} <span className={styles.facts}>{states[state]}</span>
          {picture === null ? null : (
            <Picture image={{ url: picture, altText: name ?? '' }} sizes="24rem" decorative />
          )}
        </li>
      ))}
    </ul>
  );
}

function Faults({ faults }: Pick<Draft, 'faults'>) {
  if (faults.length === 0) return <p>It is ready to be published.</p>;
  return (
    <Notice tone="danger">
      <p>It cannot be published as it is:</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Fields({ fields }: Pick<Draft, 'fields'>) {
  if (fields.length === 0) return <p>Nothing is written in it yet.</p>;
  return fields.map(({ name, locale, paragraphs, links }) => (
    <section key={`${name} ${locale ?? ''}`} className={styles.draftField}>
      <Heading level={3} size="md">
        {locale === null ? name : `${name} (${locale})`}
      </Heading>
      {paragraphs.map((words, place) => (
        <p key={`${place} ${words}`} dir="auto">
          {words}
        </p>
      ))}
      <Linked links={links} />
    </section>
  ));
}

function Shown({ entry: { id, version } }: { entry: OperatedEntry }) {
  const query = useAdmin(['draft', id, version], async () => (await loadOperatorCalls()).fetchDraft(id));
  return (
    <QueryResult query={query}>
      {({ entry: now, fields, faults }) => (
        <div className={styles.draft}>
          <p>
            <b>
              {now.published
                ? 'It has been published meanwhile: everyone who may see it finds it.'
                : 'This is a draft: only operators see it.'}
            </b>{' '}
            It is shown as it is written, without recordings.
          </p>
          {now.published ? null : <Faults faults={faults} />}
          <Fields fields={fields} />
        </div>
      )}
    </QueryResult>
  );
}

/** Shows a draft as it is written, without its recordings, and what prevents its publication. */
export function EntryDraft({ entry, called: name }: { entry: OperatedEntry; called: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Look at the draft of ${name}…`}
      >
        Look…
      </Button>
      {isOpen ? (
        <Dialog
          onClose={() => setOpen(false)}
          title={name}
          footer={<Button onClick={() => setOpen(false)}>Close the draft</Button>}
        >
          <Shown entry={entry} />
        </Dialog>
      ) : null}
    </>
  );
}
