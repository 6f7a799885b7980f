import { createContext, useContext } from 'react';
import type { ShellProps } from '@/lib/contracts/shell';
import { strangerShell } from '@/lib/shell';

export const ShellContext = createContext<ShellProps>(strangerShell);

/** What the server said about the visitor, anywhere in the page. */
export function useShell(): ShellProps {
  return useContext(ShellContext);
}
