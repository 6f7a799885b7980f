import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page that is loaded when it is first rendered. If it cannot be loaded it is left out, as a picture would be, and the
 * error is reported: a lost connection must not take the page away with it.
 * @param otherwise shown in its place, with the same props, when somebody must be told
 * @returns the part; its `fallback` is shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
): (props: Props & { fallback?: ReactNode }) => ReactNode {
  const Part: ComponentType<Props> = lazy(() =>
    load()
      .catch((error: unknown) => {
        reportError(error);
        return otherwise;
      })
      .then((part) => ({ default: part })),
  );
  return function LatePart({ fallback, ...props }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as Props)} />
      </Suspense>
    );
  };
}
