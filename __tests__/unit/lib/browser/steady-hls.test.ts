/** @jest-environment jsdom */
/** Parts of a recording that are not to be had are told of, once the film stands still before one; what may come yet is waited for. */
import Hls, { type ErrorData } from 'hls.js';
import { faultOfHls, SteadyHls } from '@/lib/browser/steady-hls';

const { MEDIA_ERROR, NETWORK_ERROR } = Hls.ErrorTypes;

const part = {
  type: NETWORK_ERROR,
  details: 'fragLoadError',
  fatal: false,
  response: { code: 404 },
  frag: { type: 'main', sn: 3, start: 12, duration: 4 },
  errorAction: {},
};
const errorOf = (data: object) => ({ ...part, ...data }) as unknown as ErrorData;
const missing = errorOf({});
const unreadable = errorOf({ type: MEDIA_ERROR, details: 'fragParsingError', response: undefined });

function film({ currentTime = 12, paused = false, readyState = 2 } = {}) {
  const media = { currentTime, paused, readyState } as HTMLMediaElement;
  jest.spyOn(Hls.prototype, 'media', 'get').mockReturnValue(media);
  jest.spyOn(Hls.prototype, 'loadSource').mockImplementation(() => undefined);
  const hls = new SteadyHls({ enableWorker: false });
  // The last to hear of an error: hls.js's own parts, which have no levels here, would make each error fatal.
  const heard = hls.listeners(Hls.Events.ERROR).at(-1);
  const told: string[] = [];
  hls.on(Hls.Events.ERROR, (_event, data) => void (data.fatal && told.push(faultOfHls(data) ?? 'nothing')));
  return { media, hls, told, fails: (data: ErrorData) => heard?.call(hls, Hls.Events.ERROR, { ...data }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['there is none', missing, 'EXPIRED'],
  ['it cannot be read', unreadable, 'NETWORK'],
])('a part is told of after 4 s of standing before it, as %s', (_why, error, fault) => {
  const { told, fails } = film();
  fails(error);
  jest.advanceTimersByTime(3_900);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual([fault]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([fault]);
});

it.each([
  ['it plays what is loaded, until it comes there', missing, { currentTime: 5, readyState: 4 }],
  ['it stands elsewhere', missing, { currentTime: 30 }],
  ['it is paused', missing, { paused: true }],
  ['another size is on its way', errorOf({ errorAction: { nextAutoLevel: 0 } }), {}],
  ['the server is away', errorOf({ response: { code: 503 } }), {}],
  ['the line is slow', errorOf({ details: 'fragLoadTimeOut', response: undefined }), {}],
])('nothing is told while %s', (_why, error, state) => {
  const { told, fails } = film(state);
  fails(error);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('a part that hls.js has left out without an error is told of too', () => {
  const { hls, told, fails } = film({ currentTime: 20 });
  const gap = { type: 'main', sn: 5, start: 20, duration: 4, gap: true };
  jest.spyOn(hls, 'levels', 'get').mockReturnValue([{ details: { fragments: [gap] } }] as never);
  jest.spyOn(hls, 'loadLevel', 'get').mockReturnValue(0);
  fails(errorOf({ ...unreadable, errorAction: { nextAutoLevel: 0 } }));
  jest.advanceTimersByTime(5_000);
  expect(told).toEqual(['NETWORK']);
});

it('a part that came nevertheless is not told of, nor one of the source before', () => {
  const { media, hls, told, fails } = film();
  fails(missing);
  jest.advanceTimersByTime(3_000);
  Object.assign(media, { readyState: 4 });
  jest.advanceTimersByTime(1_000);
  Object.assign(media, { readyState: 2 });
  jest.advanceTimersByTime(3_000);
  expect(told).toEqual([]);
  hls.loadSource('https://media.test/v/2/master.m3u8');
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('a part that is missing with a new grant too is told of at once', () => {
  const { hls, told, fails } = film();
  fails(missing);
  jest.advanceTimersByTime(5_000);
  hls.loadSource('https://media.test/v/2/master.m3u8');
  fails(missing);
  jest.advanceTimersByTime(500);
  expect(told).toEqual(['EXPIRED', 'EXPIRED']);
});
