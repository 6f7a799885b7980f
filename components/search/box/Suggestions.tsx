import { useLayoutEffect, useMemo } from 'react';
import { useSuggestions, type SuggestionSource } from './use-suggestions';
import { SuggestionList } from './SuggestionList';
import { suggestionGroups } from './suggestion-groups';

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

/** Fetches and shows suggestions. Loaded on the first keystroke, because most page views include no search. */
export function Suggestions({ id, optionId, text, source, active, onOptions, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(text, source);
  const groups = useMemo(() => suggestionGroups(suggestions), [suggestions]);
  // Runs before the list is painted, so that an arrow key pressed as soon as the list is seen works.
  useLayoutEffect(() => {
    onOptions(groups.flatMap((group) => group.options.map((option) => option.href)));
  }, [groups, onOptions]);
  return <SuggestionList id={id} optionId={optionId} groups={groups} active={active} onChoose={onChoose} />;
}
