import { useEffect } from 'react';
import { KindIcon } from '@/components/card/KindIcon';
import { Highlight } from '@/components/ui/text/Highlight';
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  /** Empty when the list is closed. */
  groups: readonly SuggestionGroup[];
  active: number;
  onChoose: (href: string) => void;
}

/** Suggestions grouped by kind. Focus stays in the text field, which names the active option. */
export function SuggestionList({ id, optionId, groups, active, onChoose }: SuggestionListProps) {
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
  children: React.ReactNode;
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
      <Highlight markup={option.highlight} />
    </div>
  );
}
