/** A document to make: facts of its title page, and its body in markup (sample-library/markup). */
export interface DocumentSource {
  /** Asset id. */
  id: string;
  title: string;
  subtitle: string;
  /** What it is, such as `Study guide`. */
  kind: string;
  authors: readonly string[];
  fileName: string;
  /** `pdf` to read and print, `docx` to change. */
  format: 'pdf' | 'docx';
  body: string;
}
