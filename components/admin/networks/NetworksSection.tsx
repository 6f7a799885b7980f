import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { Notice } from '@/components/ui/message/Notice';
import { Row } from '@/components/ui/layout/Stack';
import type { AdminNetworks } from '@/lib/contracts/administration/networks';
import { site } from '@/lib/contracts/site';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls, useAdmin } from '../use-admin';
import styles from '../admin.module.css';
import { AddressSeen } from './AddressSeen';
import { CheckedLines } from './CheckedLines';
import { EmailDomain } from './EmailDomain';
import { FindYourSchool } from './FindYourSchool';
import { useNetworks, type NetworksProps } from './use-networks';

function Here({ address, inside }: Pick<AdminNetworks, 'address' | 'inside'>) {
  return (
    <Notice tone={inside ? 'success' : 'info'}>
      <p>
        Your address now is <strong>{address}</strong>,{' '}
        {inside ? 'inside your ranges.' : 'outside your ranges.'}
      </p>
    </Notice>
  );
}

/** Of two organisations that claim the same addresses, only the library's operator can decide. */
function WhomToAsk() {
  const { email } = site().contact;
  if (email === undefined) return 'If one of your own lines is refused, ask the people who run the library.';
  return (
    <>
      If one of your own lines is refused, write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}

function Overlaps({ overlaps }: Pick<AdminNetworks, 'overlaps'>) {
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning" title="Addresses that another organisation also uses">
      <ul>
        {overlaps.map(({ range, recognised }) => (
          <li key={range}>
            {range}:{' '}
            {recognised === 'yours'
              ? 'people there are recognised as yours.'
              : 'some people there are recognised as the other organisation’s.'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Editor(props: NetworksProps) {
  const { start } = props;
  const editing = useNetworks(props);
  const { checked, stored } = editing;
  return (
    <form onSubmit={handleSubmit(() => void editing.save())} className={styles.form}>
      <Here address={start.address} inside={(checked ?? stored).inside} />
      <Field
        label="Ranges, one a line"
        hint="An address, a block such as 203.0.113.0/24, or first and last, such as 203.0.113.10-203.0.113.20. IPv4 and IPv6."
        error={editing.fault}
      >
        {(control) => (
          <textarea
            {...control}
            ref={editing.field}
            rows={8}
            spellCheck={false}
            dir="ltr"
            value={editing.draft}
            readOnly={editing.isBusy}
            onChange={({ target }) => editing.setDraft(target.value)}
          />
        )}
      </Field>
      <SaveBar {...editing}>
        <Button type="submit" softDisabled={editing.isBusy}>
          Save
        </Button>
        <Button look="secondary" onClick={() => void editing.check()} softDisabled={editing.isBusy}>
          Check only
        </Button>
      </SaveBar>
      {checked ? <CheckedLines lines={checked.lines} /> : null}
      <Overlaps overlaps={(checked ?? stored).overlaps} />
    </form>
  );
}

/** /admin/networks: the IP addresses from which people are recognised without signing in. */
export function NetworksSection({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['networks', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminNetworks(organisationId),
  );
  return (
    <QueryResult query={query}>
      {(start) => (
        <>
          <p className={styles.hint}>
            People at these addresses use the library without signing in. Ask whoever looks after your network
            for its public addresses. <WhomToAsk />
          </p>
          <Editor organisationId={organisationId} start={start} refetch={query.refetch} />
          <section className={styles.form}>
            <Heading level={2}>What an address would see</Heading>
            <Row gap={3}>
              <AddressSeen organisationId={organisationId} start={start.address} />
            </Row>
          </section>
          <section className={styles.form}>
            <Heading level={2}>Find your school</Heading>
            <p className={styles.hint}>
              At sign-in people look for their school, college or library by its name. Anyone who looks sees
              your name, and whether you have a network here.
            </p>
            <FindYourSchool organisationId={organisationId} />
            <EmailDomain organisationId={organisationId} />
          </section>
        </>
      )}
    </QueryResult>
  );
}
