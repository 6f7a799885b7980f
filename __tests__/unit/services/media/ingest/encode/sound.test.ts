/** @jest-environment node */
import { measureSound } from '@/services/media/ingest/encode/sound';

it('measuring the sound of a cancelled job ends with it', async () => {
  const facts = {
    demuxer: 'wav',
    durationSeconds: 1,
    video: null,
    audio: { index: 0, channels: 1, language: null },
    furtherSounds: [],
  };
  const limits = { cpuSeconds: 5, memoryBytes: 1024 ** 3, outputBytes: 1024, wallSeconds: 5 };
  const measured = measureSound(
    { ffmpeg: '/bin/false', ffprobe: '/bin/false' },
    { source: 'none.wav', facts, samples: 'none.pcm', bounded: { limits, signal: AbortSignal.abort() } },
  );
  await expect(measured).rejects.toMatchObject({ reason: 'CANCELLED' });
});
