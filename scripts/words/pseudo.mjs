// @ts-check
/** A pseudo-translation that is still readable: text that stays plain on a screen was not extracted. */
import { tokensOf } from './parts.mjs';

/** The customary tag of accented English. */
export const PSEUDO_LANGUAGE = 'en-XA';

const plain = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** `Find {0}` becomes `[Ƒîñð {0}]`; numbered placeholders stay. @param {string} message */
export function pseudo(message) {
  const text = tokensOf(message)
    .map(({ sign, text: part }) =>
      sign === null ? part.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter) : part,
    )
    .join('');
  return `[${text}]`;
}
