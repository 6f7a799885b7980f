/**
 * In place of the framework's additions to old browsers (next.config.js). It writes its script for Chrome 111, Firefox 111, Safari 16.4 and
 * later; of what it would add, these lack one function alone, which the player's library calls.
 */
if (!('canParse' in URL))
  Object.assign(URL, {
    canParse: (address: string | URL, base?: string | URL) => {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
