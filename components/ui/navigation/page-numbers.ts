/** Page numbers to show, with gaps: first, last, and the neighbours of the current one. */
export function pageNumbers(current: number, last: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    // A gap of one page would take as much space as its number.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? (['gap', page] as const) : [page];
  });
}
