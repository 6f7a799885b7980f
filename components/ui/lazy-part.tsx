import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Imports the module of a late part; `Name` is the component among its exports. */
export type LoadPart<Name extends string, Props> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

/**
 * A part of a page that is loaded when it is first rendered. If it cannot be loaded it is left out, as a picture would be, and the
 * error is reported: a lost connection must not take the page away with it.
 * @param otherwise shown in its place, with the same props, when somebody must be told
 * @returns the part; its `fallback` is shown while it loads
 */
export function lazyPart<Name extends string, Props extends object>(
  load: LoadPart<Name, Props>,
  name: Name,
  otherwise: ComponentType<Props> = () => null,
): (props: Props & { fallback?: ReactNode }) => ReactNode {
  const Part: ComponentType<Props> = lazy(() =>
    load()
      .then((module) => module[name])
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
