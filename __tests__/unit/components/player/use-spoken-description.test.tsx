/** Descriptions that the browser speaks keep to the recording. */
import { act, renderHook } from '@testing-library/react';
import { useSpokenDescription } from '@/components/player/use-spoken-description';

const cue = (text: string) => ({ text });
const [first, second, third] = [cue('She <i>enters</i>.'), cue('Light.'), cue('She goes.')];
const track = Object.assign(new EventTarget(), {
  kind: 'descriptions',
  language: 'en',
  activeCues: [] as object[],
  setMode: jest.fn(),
});
let mockState: Record<string, unknown>;
jest.mock('@vidstack/react', () => ({ useMediaState: (name: string) => mockState[name] }));

let said: string[];
beforeEach(() => {
  said = [];
  track.activeCues = [];
  mockState = { textTracks: [track], paused: false, seeking: false, muted: false };
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => said.push('–'),
    },
  });
});

/** What was spoken, `–` for where the browser was to stop. */
function heard(...cues: object[]): string[] {
  said = [];
  track.activeCues = cues;
  act(() => void track.dispatchEvent(new Event('cue-change')));
  return said;
}
function spoken() {
  const hook = renderHook(() => useSpokenDescription());
  act(() => hook.result.current?.set(true));
  return (change: Record<string, unknown>) => {
    said = [];
    mockState = { ...mockState, ...change };
    hook.rerender();
    return said;
  };
}

it('speaks each cue once, also where it overlaps with another', () => {
  spoken();
  expect(heard(first)).toEqual(['–', 'She enters.']);
  expect(heard(first, second)).toEqual(['Light.']);
  expect(heard(second)).toEqual([]);
  expect(heard()).toEqual([]);
});

it('says what a cue means, not how its file has to write it', () => {
  spoken();
  expect(heard(cue('<v Narrator>Rosencrantz &amp; Guildenstern\nbow &lt;low&gt;.'))).toEqual([
    '–',
    'Rosencrantz & Guildenstern bow <low>.',
  ]);
});

it('stops what is left of a cue when the next begins', () => {
  spoken();
  heard(first);
  heard();
  expect(heard(third)).toEqual(['–', 'She goes.']);
});

it.each(['paused', 'seeking', 'muted'])(
  'is silent while the recording is %s, and goes on with it',
  (name) => {
    const change = spoken();
    heard(first);
    expect(change({ [name]: true })).toEqual(['–']);
    expect(heard(second)).toEqual([]);
    expect(change({ [name]: false })).toEqual(['–', 'Light.']);
  },
);

it('stops when it is switched off', () => {
  const { result } = renderHook(() => useSpokenDescription());
  act(() => result.current?.set(true));
  heard(first);
  said = [];
  act(() => result.current?.set(false));
  expect(said).toEqual(['–']);
  expect(track.setMode).toHaveBeenLastCalledWith('disabled');
});
