import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';

interface Part<Props> {
  default: ComponentType<Props>;
}

const Nothing = () => null;

/**
 * A part of a page that is fetched when it is first drawn (within a Suspense). Where it cannot be fetched it is left out, as a
 * picture would be: a lost connection must not take the page away with it.
 * @param otherwise shown in its place, where somebody has asked for the part by a press and must be told
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: () => ReactNode = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): Part<Props> => ({ default: part }),
      (): Part<Props> => ({ default: otherwise }),
    ),
  );
}
