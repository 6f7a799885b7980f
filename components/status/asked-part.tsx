import { lazyPart, type LoadPart } from '@/components/ui/lazy-part';

/** In place of what somebody asked for and whose code could not be loaded: the framework keeps that answer as long as the page. */
const PartAway = () => <p role="alert">It cannot be opened now. Please reload the page.</p>;

/** A late part (`lazyPart`) that somebody asked for: where it cannot be loaded it says so, and is not only left out. */
export const askedPart = <Name extends string, Props extends object>(
  load: LoadPart<Name, Props>,
  name: Name,
) => lazyPart(load, name, PartAway);
