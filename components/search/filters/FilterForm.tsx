import { Search } from 'lucide';
import { useEffect, useRef } from 'react';
import { FilterPanel } from '@/components/filters/FilterPanel';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { FilterContext } from '@/lib/domain/listing/filters';
import { isAnswerable, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { withFilter, withText } from '@/lib/domain/listing/changes';
import { FILTERS_ID } from '@/lib/contracts/site';
import styles from './filter-form.module.css';

interface FilterFormProps {
  screen: ListingScreen;
  state: ListingState;
  context: FilterContext;
  hidden: readonly FilterName[];
  /** "Search in productions"; undefined on the search page, whose box is in the header. */
  searchLabel: string | undefined;
  onChange: (state: ListingState) => void;
}

/** The filters on wide screens: a plain GET form; with script, changes apply at once. */
export function FilterForm({ screen, state, context, hidden, searchLabel, onChange }: FilterFormProps) {
  const submit = handleSubmit((form) => {
    const text = new FormData(form).get('q');
    onChange(withText(state, typeof text === 'string' ? text : '', screen.prefersRelevance));
  });
  if (!isAnswerable(state)) return <NoFiltersYet />;
  return (
    <form
      id={FILTERS_ID}
      tabIndex={-1}
      action={screen.path}
      method="get"
      className={styles.form}
      onSubmit={submit}
    >
      <Heading level={2} size="lg" className={styles.heading}>
        Filters
      </Heading>
      {searchLabel ? <SearchField label={searchLabel} text={state.q} /> : null}
      {searchLabel ? null : <HiddenField name="q" value={state.q} />}
      <HiddenField name="sort_by" value={state.sort} />
      {state.standards ? <StandardsFields state={state} /> : null}
      <FilterPanel
        context={context}
        filters={state.filters}
        hidden={hidden}
        onChange={(name, values) => onChange(withFilter(state, name, values))}
      />
      <Button type="submit" wide className="without-script">
        Show results
      </Button>
    </form>
  );
}

/** Shown instead while nothing has been searched for, so that there is nothing to count (R-VAL-3). */
function NoFiltersYet() {
  return (
    <section id={FILTERS_ID} tabIndex={-1} className={styles.form}>
      <Heading level={2} size="lg" className={styles.heading}>
        Filters
      </Heading>
      <p className={styles.waiting}>Filters come with the results.</p>
    </section>
  );
}

/** Keeps a value that the form must not lose when it is submitted without script. */
function HiddenField({ name, value }: { name: string; value: string }) {
  return value ? <input type="hidden" name={name} value={value} /> : null;
}

function StandardsFields({ state }: { state: ListingState }) {
  return (
    <>
      <HiddenField name="mode" value="standards" />
      <HiddenField name="authority" value={state.standards?.authority ?? ''} />
      <HiddenField name="grade" value={state.standards?.grade ?? ''} />
    </>
  );
}

/** Not controlled, so that text typed before hydration stays; a new address replaces it without losing the focus. */
function SearchField({ label, text }: { label: string; text: string }) {
  const shown = useRef(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && shown.current !== text) input.current.value = shown.current = text;
  });
  return (
    <div className={styles.text}>
      <Field label={label} className={styles.field}>
        {(control) => <input {...control} ref={input} type="search" name="q" defaultValue={text} />}
      </Field>
      <Button type="submit" look="secondary" size="small">
        <Icon of={Search} size={18} />
        <span className="visually-hidden">Search</span>
      </Button>
    </div>
  );
}
