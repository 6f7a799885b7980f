import { spelled } from '@/lib/domain/text/spelling';
import { useShell } from './shell-context';

/** Returns a function that puts the product's sentences into the spelling of the viewer's country. */
export function useSpelling(): (text: string) => string {
  const { country } = useShell().viewer;
  return (text) => spelled(text, country);
}
