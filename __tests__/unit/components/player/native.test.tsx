/** A recording with the browser's own controls. */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NativeScreen } from '@/components/player/native/NativeScreen';
import type { NativeRecording } from '@/lib/contracts/media/native-play';

const recording: NativeRecording = {
  ...{
    type: 'video',
    name: 'King Lear',
    src: 'https://media.test/a.m3u8',
    poster: 'https://media.test/p.jpg',
  },
  captions: [
    { kind: 'captions', lang: 'en', label: 'English', url: 'https://media.test/en.vtt' },
    { kind: 'descriptions', lang: 'en', label: 'What is seen', url: 'https://media.test/seen.vtt' },
  ],
};
const props = {
  item: { name: 'King Lear', path: '/productions/king-lear' },
  ...{ guidance: 'Adult themes, Murder', mustAccept: true },
  spans: [{ kind: 'Loud noises' as const, start: 51, end: 57 }],
};

it('stands after what it warns of, and loads nothing before it is played', () => {
  render(<NativeScreen {...props} recording={recording} />);
  const player = screen.getByLabelText<HTMLVideoElement>('King Lear');
  const said = screen.getByText('Before you start: Adult themes, Murder');
  expect(said.compareDocumentPosition(player)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Loud noises, 0:51 to 0:57')).toBeVisible();
  expect(player).toHaveAttribute('preload', 'none');
  expect(player).toHaveAttribute('poster', 'https://media.test/p.jpg');
  expect(screen.getByRole('link', { name: 'King Lear' })).toHaveAttribute('href', '/productions/king-lear');
});

it('warns of everything with its time, because nothing announces it later', () => {
  const spans = Array.from({ length: 8 }, (_, at) => ({
    kind: 'Strobe' as const,
    start: 10 * at,
    end: 10 * at + 5,
  }));
  render(<NativeScreen {...props} spans={spans} recording={recording} />);
  expect(screen.getAllByText(/^Strobe/)).toHaveLength(8);
  expect(screen.queryByText(/announced in time/)).toBeNull();
});

it('has each text as what it is: a description is no caption', () => {
  const markup = renderToStaticMarkup(<NativeScreen {...props} recording={recording} />);
  expect(markup).toContain('<track kind="captions" src="https://media.test/en.vtt" srcLang="en"');
  expect(markup).toContain('<track kind="descriptions" src="https://media.test/seen.vtt"');
});

it('is sound without a picture', () => {
  render(<NativeScreen {...props} recording={{ ...recording, type: 'audio' }} />);
  expect(screen.getByLabelText('King Lear').tagName).toBe('AUDIO');
  expect(screen.getByLabelText('King Lear')).not.toHaveAttribute('poster');
});

it('says so where no browser could play it', () => {
  render(<NativeScreen {...props} recording={null} />);
  expect(screen.getByText(/no browser plays without JavaScript/)).toBeVisible();
});
