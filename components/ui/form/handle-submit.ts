import type { FormEvent } from 'react';

/** A form's `onSubmit` that is given the form; the browser sends nothing itself. */
export const handleSubmit = (act: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  act(event.currentTarget);
};
