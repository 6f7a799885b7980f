/** @jest-environment jsdom */
/**
 * Parts of a recording that are not to be had: told of, once the film stands still before one, and left out if a new grant does not
 * lead to them. What may come yet is waited for, and what is loaded plays on meanwhile.
 */
import Hls, { type ErrorData } from 'hls.js';
import { faultOfHls, LeftOutPart, SteadyHls } from '@/lib/browser/steady-hls';

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
  const startLoad = jest.spyOn(Hls.prototype, 'startLoad').mockImplementation(() => undefined);
  const hls = new SteadyHls({ enableWorker: false });
  // The last to hear of an error: hls.js's own parts, which have no levels here, would make each error fatal.
  const heard = hls.listeners(Hls.Events.ERROR).at(-1);
  const told: string[] = [];
  const left: number[][] = [];
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (data.fatal) told.push(faultOfHls(data) ?? 'nothing');
    if (data.error instanceof LeftOutPart) left.push([data.error.start, data.error.end]);
  });
  const fails = (data: ErrorData) => {
    const error = { ...data };
    heard?.call(hls, Hls.Events.ERROR, error);
    return error;
  };
  const renew = () => hls.loadSource('https://media.test/v/2/master.m3u8');
  return { media, hls, told, left, startLoad, fails, renew };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a part that is missing is told of after 4 s of standing before it: a new grant may lead to it', () => {
  const { told, left, fails } = film();
  fails(missing);
  jest.advanceTimersByTime(3_900);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual(['EXPIRED']);
  jest.advanceTimersByTime(60_000);
  expect([told, left]).toEqual([['EXPIRED'], []]);
});

it('a part that cannot be read is left out after as long, because a new grant would lead to the same', () => {
  const { told, left, media, startLoad, fails } = film();
  fails(unreadable);
  jest.advanceTimersByTime(3_900);
  expect(left).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect([told, left]).toEqual([[], [[12, 16]]]);
  expect(media.currentTime).toBe(16.3);
  expect(startLoad).toHaveBeenCalledWith(16.3);
});

it.each([
  ['it plays what is loaded, until it comes there', missing, { currentTime: 5, readyState: 4 }],
  ['it stands elsewhere', missing, { currentTime: 30 }],
  ['it is paused', missing, { paused: true }],
  ['another size is on its way', errorOf({ errorAction: { nextAutoLevel: 0 } }), {}],
  ['the server is away', errorOf({ response: { code: 503 } }), {}],
  ['the line is slow', errorOf({ details: 'fragLoadTimeOut', response: undefined }), {}],
])('nothing is told or left out while %s', (_why, error, state) => {
  const { told, left, fails } = film(state);
  fails(error);
  jest.advanceTimersByTime(60_000);
  expect([told, left]).toEqual([[], []]);
});

it('a part that hls.js has passed over without an error is left out where the film stands before it', () => {
  const { hls, left, fails } = film({ currentTime: 20 });
  const gap = { type: 'main', sn: 5, start: 20, duration: 4, gap: true };
  jest.spyOn(hls, 'levels', 'get').mockReturnValue([{ details: { fragments: [gap] } }] as never);
  jest.spyOn(hls, 'loadLevel', 'get').mockReturnValue(0);
  fails(errorOf({ ...unreadable, errorAction: { nextAutoLevel: 0 } }));
  jest.advanceTimersByTime(5_000);
  expect(left).toEqual([[20, 24]]);
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

const soundPart = errorOf({ frag: { type: 'audio', sn: 3, start: 12.03, duration: 4 } });

it.each([
  ['it', missing],
  ['the sound of the same place', soundPart],
])('what is missing with a new grant too is left out at once: %s', (_what, again) => {
  const { told, left, fails, renew } = film();
  fails(missing);
  jest.advanceTimersByTime(5_000);
  renew();
  fails(again);
  jest.advanceTimersByTime(500);
  expect(told).toEqual(['EXPIRED']);
  expect(left).toEqual([[again.frag?.start, 16 + (again.frag?.start ?? 0) - 12]]);
});

const partAt = (sn: number) => errorOf({ frag: { type: 'main', sn, start: sn * 4, duration: 4 } });

it('of parts in a row one is told of and three are left out; then the film has stopped', () => {
  const { told, left, fails, renew } = film();
  fails(partAt(3));
  jest.advanceTimersByTime(5_000);
  renew();
  for (const sn of [3, 4, 5, 6]) {
    fails(partAt(sn));
    jest.advanceTimersByTime(5_000);
  }
  expect(left).toEqual([3, 4, 5].map((sn) => [sn * 4, sn * 4 + 4]));
  expect(told).toEqual(['EXPIRED', 'NETWORK']);
});

it('a part elsewhere is told of again', () => {
  const { media, told, left, fails, renew } = film();
  fails(partAt(3));
  jest.advanceTimersByTime(5_000);
  renew();
  fails(partAt(3));
  jest.advanceTimersByTime(500);
  Object.assign(media, { currentTime: 40 });
  fails(partAt(10));
  jest.advanceTimersByTime(5_000);
  expect(told).toEqual(['EXPIRED', 'EXPIRED']);
  expect(left).toHaveLength(1);
});

describe('when hls.js gives up asking for a part', () => {
  const errors = [
    ['missing', missing],
    ['that the server fails to send', errorOf({ response: { code: 503 } })],
    ['that takes too long', errorOf({ details: 'fragLoadTimeOut', response: undefined })],
  ] as const;

  it.each(errors)('%s, what is loaded plays on, and it is asked for anew', (_which, error) => {
    const { startLoad, fails } = film({ currentTime: 5, readyState: 4 });
    expect(fails({ ...error, fatal: true }).fatal).toBe(false);
    expect(startLoad).toHaveBeenCalledWith();
  });

  it.each(errors)('%s, and nothing more is loaded, that is told', (_which, error) => {
    const { startLoad, fails } = film({ readyState: 2 });
    expect(fails({ ...error, fatal: true }).fatal).toBe(true);
    expect(startLoad).not.toHaveBeenCalled();
  });

  it('because the grant has expired, it is not asked for anew without another', () => {
    const { startLoad, fails } = film({ currentTime: 5, readyState: 4 });
    expect(fails(errorOf({ response: { code: 403 }, fatal: true })).fatal).toBe(true);
    expect(startLoad).not.toHaveBeenCalled();
  });
});
