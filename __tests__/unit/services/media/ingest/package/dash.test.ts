/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser';
import { dashManifest } from '@/services/media/ingest/package/dash';

const track = {
  codec: 'mp4a.40.2',
  initLength: 700,
  segments: [
    { start: 0, duration: 4, offset: 700, length: 1000, keyLength: 100 },
    { start: 4, duration: 2, offset: 1700, length: 500, keyLength: 50 },
  ],
};
const picture = { width: 640, height: 360, frameRate: 30_000 / 1001, file: '360p.mp4', track };
const sound = { role: 'main', language: 'en', file: 'sound-main.mp4', track } as const;
const text = { kind: 'captions', language: 'cy', file: 'captions-cy.vtt' } as const;

const manifest = (label: string) =>
  dashManifest({ pictures: [picture], sounds: [{ ...sound, label }], texts: [{ ...text, label }] }, 6);

it.each(['<b>', '<b>Bold</b> & "co"', '</Label><BaseURL>https://elsewhere.test/</BaseURL>'])(
  'the label %s stays text, whatever it begins with',
  (label) => {
    const written = manifest(label);
    const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'AdaptationSet' });
    const { MPD } = parser.parse(written, true) as {
      MPD: { Period: { AdaptationSet: { Label?: string }[] } };
    };
    expect(MPD.Period.AdaptationSet.map(({ Label }) => Label)).toEqual([undefined, label, label]);
    expect(written).not.toContain('<b>');
  },
);

it('holds no character that XML does not (XML 1.0 §2.2)', () => {
  const written = manifest('Cym\uFFFErae\u0001g \uD800byw');
  expect(written).toMatch(/<Label>Cymrae g byw<\/Label>[^]+<Label>Cymrae g byw<\/Label>/);
});

it('names each track with its place in its file', () => {
  expect(manifest('English')).toContain(
    '<AdaptationSet contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/><Representation id="360p" codecs="mp4a.40.2" bandwidth="2000" width="640" height="360" frameRate="30000/1001" sar="1:1"><BaseURL>360p.mp4</BaseURL><SegmentList timescale="90000" duration="360000" startNumber="1"><Initialization range="0-699"/><SegmentURL mediaRange="700-1699"/><SegmentURL mediaRange="1700-2199"/></SegmentList></Representation></AdaptationSet>',
  );
});
