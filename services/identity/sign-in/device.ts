/** Describes a browser in words that its owner recognises. Versions and models are left out: they would identify people. */

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bCrOS\b/, 'ChromeOS'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const first = (rows: readonly [RegExp, string][], text: string) =>
  rows.find(([form]) => form.test(text))?.[1];

/** `Firefox on Windows`, from the User-Agent header (RFC 9110 §10.1.5). */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = first(browsers, text) ?? 'A browser';
  const system = first(systems, text);
  return system === undefined ? browser : `${browser} on ${system}`;
}
