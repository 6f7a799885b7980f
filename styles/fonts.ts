/**
 * The two typefaces, self-hosted: Fraunces for titles, Source Sans 3 for text (SIL Open Font License). The build subsets them
 * (scripts/build/faces.mjs).
 * The extended subset stands first in each stack: its unicode-range passes every basic letter on to the next family, so it is
 * fetched only where a name needs it. What stands in for a face that is on its way comes last (fallback-faces.css).
 */
import localFont from 'next/font/local';

const display = localFont({
  src: '../.cache/faces/fraunces-latin.woff2',
  weight: '560',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['display-as-times', 'display-as-noto', 'display-as-dejavu'],
  variable: '--font-display',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const displayExt = localFont({
  src: '../.cache/faces/fraunces-latin-ext.woff2',
  weight: '560',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-display-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const text = localFont({
  src: [
    {
      path: '../.cache/faces/source-sans-3-latin.woff2',
      weight: '200 900',
      style: 'normal',
    },
  ],
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['text-as-arial', 'text-as-roboto', 'text-as-dejavu'],
  variable: '--font-text',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const textExt = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-text-ext',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Class names that define the four font variables; carried by the root element of every page. */
export const fontClasses = [display, displayExt, text, textExt].map((font) => font.variable).join(' ');
