/** Below a list of which an entry has more links than a page reads (lib/server/content/bounded). */
export function CutNote() {
  return <p className="soft">Not all are listed: there are too many for one page.</p>;
}
