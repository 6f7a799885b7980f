import { useEffect, useState } from 'react';

const ASKED = '(prefers-contrast: more)';

/** The media queries for more contrast, at any depth of these rules. */
function queriesIn(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText === ASKED) return [rule.media];
    return rule instanceof CSSGroupingRule ? queriesIn(rule.cssRules) : [];
  });
}

/** Shows the whole page with more contrast, whatever the device asks for. */
export function MoreContrast() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const queries = [...document.styleSheets].flatMap((sheet) => queriesIn(sheet.cssRules));
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
