interface Titled {
  assetId: string;
  title: string;
}

/** What each is called in a list, by its asset id: its title, and the id where another has the same title. */
export function distinctTitles(all: readonly Titled[]): (one: Titled) => string {
  const counts = new Map<string, number>();
  for (const { title } of all) counts.set(title, (counts.get(title) ?? 0) + 1);
  return ({ assetId, title }) => ((counts.get(title) ?? 0) > 1 ? `${title} (${assetId})` : title);
}
