import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is loaded when it is first rendered (within a Suspense). If it cannot be loaded it is left out, as a
 * picture would be, and the error is reported: a lost connection must not take the page away with it.
 * @param otherwise shown in its place, with the same props, when somebody must be told
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load()
      .catch((error: unknown) => {
        reportError(error);
        return otherwise;
      })
      .then((part) => ({ default: part })),
  );
}
