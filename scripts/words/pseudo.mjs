// @ts-check
/** A made-up translation that can still be read: what stays plain on a screen was not gathered. */
import { tokensOf } from './parts.mjs';

/** The customary tag of accented English. */
export const PSEUDO_LANGUAGE = 'en-XA';

const plain = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** `Find {0}` is `[Ƒîñð {0}]`; numbered places stay. @param {string} message */
export function pseudo(message) {
  const text = tokensOf(message)
    .map(({ sign, text: part }) =>
      sign === null ? part.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter) : part,
    )
    .join('');
  return `[${text}]`;
}
