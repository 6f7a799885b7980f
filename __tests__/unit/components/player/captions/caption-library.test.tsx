import { captionLibrary } from '@/components/player/captions/caption-library';
import { cueTextForHtml } from '@/components/player/captions/cue-text';

/** As much of the browser's own cue as media-captions builds upon; jsdom has none. */
class BrowserCue extends EventTarget {
  region = null;
  vertical = '';
  line = 'auto';
  align = 'center';
  position = 'auto';
  size = 100;

  constructor(
    readonly startTime: number,
    readonly endTime: number,
    public text: string,
  ) {
    super();
  }
}

class UnseenSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let mediaCaptions: typeof import('media-captions');
let library: typeof mediaCaptions;

beforeAll(async () => {
  Object.assign(globalThis, { VTTCue: BrowserCue, ResizeObserver: UnseenSize });
  mediaCaptions = await import('media-captions');
  library = captionLibrary(mediaCaptions);
});

/** What is on the page while a cue with this payload is shown: over a picture, and in the box of a sound. */
function shown(payload: string): HTMLElement[] {
  const cue = new mediaCaptions.VTTCue(0, 5, payload);
  const overlay = document.createElement('div');
  const renderer = new library.CaptionsRenderer(overlay);
  renderer.changeTrack({ cues: [cue], regions: [] });
  renderer.currentTime = 1;
  renderer.update(true);
  const box = document.createElement('div');
  box.innerHTML = library.renderVTTCueString(cue, 1);
  const rendered = overlay.querySelector<HTMLElement>('[data-part="cue"]');
  if (!rendered) throw new Error('The cue is not shown');
  return [rendered, box];
}

const elements = (element: HTMLElement) => [...element.querySelectorAll('*')];

describe('captions', () => {
  it.each([
    [
      'an escaped link',
      '&lt;a href="https://else.example"&gt;Go on&lt;/a&gt;',
      '<a href="https://else.example">Go on</a>',
    ],
    [
      'an escaped refresh',
      '&lt;meta http-equiv=refresh content=0&gt;',
      '<meta http-equiv=refresh content=0>',
    ],
    ['one that is escaped twice', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a tag that WebVTT does not have', 'Before <img src=x onerror=alert(1)> after', 'Before  after'],
    ['a tag that never ends', 'Before <img src=x onerror=alert(1)', 'Before '],
    ['references', 'Q&amp;A, R&D&nbsp;&hellip;', 'Q&A, R&D\u00A0…'],
  ])('shows %s as text', (_, payload, text) => {
    for (const element of shown(payload)) {
      expect(element.textContent).toBe(text);
      expect(elements(element)).toHaveLength(0);
    }
  });

  it.each([
    ['a voice', '<v Ann" onmouseover="alert(1)>Hello</v>'],
    ['an escaped quotation mark of a voice', '<v Ann&quot; onmouseover=&quot;alert(1)>Hello</v>'],
    ['a language', '<lang en" onmouseover="alert(1)>Hello</lang>'],
    ['a class', '<c.loud" onmouseover="alert(1)">Hello</c>'],
  ])('lets the annotation of %s begin no attribute', (_, payload) => {
    for (const element of shown(payload)) {
      expect(element.textContent).toBe('Hello');
      expect(elements(element).flatMap((one) => one.getAttributeNames())).not.toContain('onmouseover');
    }
  });

  it('keeps what WebVTT has: voices with their names, classes, emphasis', () => {
    for (const element of shown('<v.loud Ann & "Bo">Out, <i>damned</i> <c.yellow>spot</c></v>')) {
      expect(element.textContent).toBe('Out, damned spot');
      expect(element.querySelector('[title]')?.getAttribute('title')).toBe('Ann & "Bo"');
      expect(element.querySelector('i')).toHaveTextContent('damned');
      expect(elements(element)).toHaveLength(3);
    }
  });

  it('writes a cue once, however often it is shown', () => {
    const cue = new mediaCaptions.VTTCue(0, 5, 'Q&amp;A');
    const texts = [1, 2].map((time) => library.renderVTTCueString(cue, time));
    expect(texts).toEqual(['Q&amp;A', 'Q&amp;A']);
  });

  it('writes a cue once, also for a second player with a library of its own', () => {
    const cue = new mediaCaptions.VTTCue(0, 5, 'Q&amp;A');
    library.renderVTTCueString(cue, 1);
    expect(captionLibrary(mediaCaptions).renderVTTCueString(cue, 1)).toBe('Q&amp;A');
  });

  it('changes no plain line', () => {
    expect(cueTextForHtml('To be, or not to be: <i>that</i> is the question')).toBe(
      'To be, or not to be: <i>that</i> is the question',
    );
  });
});
