import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** It takes an opened font as it takes bytes, though its own types do not say so. */
      registerFont(name: string, font: Font): this;
    }
  }
}
