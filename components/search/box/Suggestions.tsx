import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { KindIcon } from '@/components/card/KindIcon';
import { Highlight } from '@/components/ui/text/Highlight';
import { suggestionGroups, type SuggestionGroup, type SuggestionOption } from './suggestion-groups';
import { useSuggestions, type SuggestionSource } from './use-suggestions';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  id: string;
  optionId: (index: number) => string;
  text: string;
  /** Names in the library unless given. */
  source?: SuggestionSource;
  active: number;
  /** Passes the links of the options to the text field, in order. */
  onOptions: (hrefs: readonly string[]) => void;
  onChoose: (href: string) => void;
}

/**
 * Fetches suggestions and shows them grouped by kind. Focus stays in the text field, which names the active option. Loaded on the
 * first keystroke, because most page views include no search.
 */
export function Suggestions({ id, optionId, text, source, active, onOptions, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(text, source);
  const groups = useMemo(() => suggestionGroups(suggestions), [suggestions]);
  // Runs before the list is painted, so that an arrow key pressed as soon as the list is seen works.
  useLayoutEffect(() => {
    onOptions(groups.flatMap((group) => group.options.map((option) => option.href)));
  }, [groups, onOptions]);
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const activeId = active < 0 ? null : optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div id={id} role="listbox" aria-label="Suggestions" hidden={count === 0} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.type} group={group} listId={id}>
            {group.options.map((option) => (
              <Option
                key={option.href}
                id={optionId(option.index)}
                option={option}
                isActive={option.index === active}
                onChoose={onChoose}
              />
            ))}
          </Group>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {count > 0 ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
    </>
  );
}

interface GroupProps {
  group: SuggestionGroup;
  listId: string;
  children: ReactNode;
}

function Group({ group, listId, children }: GroupProps) {
  const headingId = `${listId}-${group.type}`;
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <p id={headingId} role="presentation" className={styles.heading}>
        <KindIcon type={group.type} />
        {group.label}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SuggestionOption;
  isActive: boolean;
  onChoose: (href: string) => void;
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    // The keyboard reaches it through the text field (aria-activedescendant), so it takes no focus and no keys itself.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      dir="auto"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.href)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChoose(option.href);
      }}
    >
      {option.saidIn ? `${option.saidIn}: ` : null}
      {option.highlight ? <Highlight markup={option.highlight} /> : option.name}
      {option.detail ? <span className={styles.detail}>, {option.detail}</span> : null}
    </div>
  );
}
