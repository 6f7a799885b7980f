/** Whether the library has been upgraded since this page was loaded: its pages name their build. False where it cannot be asked. */
export async function isUpgraded(): Promise<boolean> {
  const own = document.documentElement.dataset.release;
  try {
    const page = await (await fetch(location.pathname)).text();
    const now = /<html[^>]* data-release="([^"]*)"/.exec(page)?.[1];
    return now !== undefined && now !== own;
  } catch {
    return false;
  }
}
