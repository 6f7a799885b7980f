import { useEffect, useState } from 'react';

const ASKED = '(prefers-contrast: more)';

/** The media queries for more contrast, at any depth of these rules. */
function queriesIn(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    // Not by class: a rule of a frame is of the frame's own classes.
    if ('media' in rule && (rule as CSSMediaRule).conditionText === ASKED)
      return [(rule as CSSMediaRule).media];
    return 'cssRules' in rule ? queriesIn((rule as CSSGroupingRule).cssRules) : [];
  });
}

/** This page and those that stand in frames in it. */
const pages = () => [
  document,
  ...[...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []),
];

/** Shows the whole page with more contrast, whatever the device asks for. */
export function MoreContrast() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const sheets = pages().flatMap(({ styleSheets }) => [...styleSheets]);
    const queries = sheets.flatMap(({ cssRules }) => queriesIn(cssRules));
    for (const query of queries) query.mediaText = 'all';
    return () => {
      for (const query of queries) query.mediaText = ASKED;
    };
  }, [isOn]);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> More contrast
    </label>
  );
}
