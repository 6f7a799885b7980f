import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface Part<Props> {
  default: ComponentType<Props>;
}

const Nothing = () => null;

/**
 * A part of a page that is loaded when it is first rendered (within a Suspense). If it cannot be loaded it is left out, as a
 * picture would be: a lost connection must not take the page away with it.
 * @param otherwise shown in its place, when somebody pressed for the part and must be told
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): Part<Props> => ({ default: part }),
      (): Part<Props> => ({ default: otherwise }),
    ),
  );
}
