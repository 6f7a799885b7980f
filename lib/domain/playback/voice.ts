/** The voice at the start of a WebVTT cue (`<v Name>`), apart from the words, as an editor writes both. Pure. */

const VOICE = /^<v(?<classes>(?:\.[^\s<>.]+)*)[ \t\n]+(?<speaker>[^<>]*)>/;
const END = '</v>';

interface Parts {
  tag: string;
  classes: string;
  speaker: string;
  words: string;
  /** `</v>` where it ends the cue and nothing else: shown to nobody. */
  end: string;
}

function partsOf(payload: string): Parts {
  const found = VOICE.exec(payload);
  if (!found) return { tag: '', classes: '', speaker: '', words: payload, end: '' };
  const [tag] = found;
  const rest = payload.slice(tag.length);
  const isWhole = rest.endsWith(END) && rest.indexOf(END) === rest.length - END.length;
  const end = isWhole && !/<v[.\s]/.test(rest) ? END : '';
  const { classes = '', speaker = '' } = found.groups ?? {};
  return { tag, classes, speaker, words: rest.slice(0, rest.length - end.length), end };
}

/** Who speaks, '' for nobody named, and the words with all other markup. */
export function spokenOf(payload: string): { speaker: string; words: string } {
  const { speaker, words } = partsOf(payload);
  return { speaker, words };
}

/** The payload with other words; its voice stays as it is written. */
export function withWords(payload: string, words: string): string {
  const { tag, end } = partsOf(payload);
  return `${tag}${words}${end}`;
}

/** The payload with another speaker; '' takes the voice away. */
export function withSpeaker(payload: string, speaker: string): string {
  const { classes, words, end } = partsOf(payload);
  // These would end the tag.
  const name = speaker.replace(/[<>\n]/g, '').trimStart();
  return name === '' ? words.replace(END, '') : `<v${classes} ${name}>${words}${end}`;
}
