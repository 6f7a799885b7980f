import { encodeArguments } from '@/services/media/ingest/encode/encode';
import { planOf } from '@/services/media/ingest/order/plan';

const graphOf = (isInterlaced: boolean) => {
  const video = { index: 0, width: 640, height: 360, frameRate: 25, codec: 'h264', isInterlaced };
  const facts = { demuxer: 'mov', durationSeconds: 9, video, audio: null, furtherSounds: [] };
  const job = {
    source: 'a.mov',
    facts,
    folder: '/made',
    revision: 'a1',
    gain: null,
    preset: 'medium',
    quality: 22,
  };
  const given = encodeArguments({ ...job, plan: planOf(facts) });
  return given[given.indexOf('-filter_complex') + 1];
};

it('a picture of fields is deinterlaced before anything else', () => {
  expect(graphOf(true)).toMatch(/^\[0:0\]bwdif=mode=send_frame:deint=interlaced,fps=25,/);
});

it('a picture of whole frames is encoded as it always was', () => {
  expect(graphOf(false)).toMatch(/^\[0:0\]fps=25,format=yuv420p,split=2\[p0\]\[thumbs\];/);
});
