/** Whose the one player's state is: the item's that is open, and nobody's in between. */
import { idlePlayback } from '@/lib/domain/playback/playback';
import { usePlaybackStore } from '@/stores/playback';

const { open, close, send, seekTo, getState } = { ...usePlaybackStore.getState(), ...usePlaybackStore };

beforeEach(() => usePlaybackStore.setState({ ...idlePlayback, itemId: null, seek: null }));

it('keeps a press that came before the item was opened', () => {
  send({ type: 'play', from: 12 });
  open('a');
  expect(getState()).toMatchObject({ itemId: 'a', status: 'starting', from: 12 });
});

it('keeps a moment that was asked for before the item was opened', () => {
  seekTo(30);
  open('a');
  expect(getState().seek?.seconds).toBe(30);
});

it('drops what another item left behind', () => {
  open('a');
  send({ type: 'play', from: 12 });
  seekTo(30);
  open('b');
  expect(getState()).toMatchObject({ ...idlePlayback, itemId: 'b', seek: null });
});

it('opening again what is open changes nothing', () => {
  open('a');
  send({ type: 'play', from: 12 });
  open('a');
  expect(getState().status).toBe('starting');
});

it.each([
  { type: 'refused', failure: 'UNAVAILABLE' },
  { type: 'faulted', fault: 'NETWORK', online: true },
  { type: 'ended' },
  { type: 'retry' },
] as const)('a late $type of the player that was left reaches nobody', (event) => {
  open('a');
  close('a');
  send(event);
  open('b');
  expect(getState()).toMatchObject({ ...idlePlayback, itemId: 'b' });
});

it('a moment pressed while the recording is starting is where it begins, and where another try begins', () => {
  open('a');
  send({ type: 'play', from: 12 });
  seekTo(30);
  expect(getState()).toMatchObject({ status: 'starting', from: 30, seconds: 30 });
  send({ type: 'refused', failure: 'UNAVAILABLE' });
  expect(getState().from).toBe(30);
});
