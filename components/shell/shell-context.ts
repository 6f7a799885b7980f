import { createContext, useContext } from 'react';
import type { ShellProps } from '@/lib/contracts/shell';
import { anonymousShell } from '@/lib/domain/viewer/shell';

export const ShellContext = createContext<ShellProps>(anonymousShell);

/** What the server knows about the visitor, available anywhere in the page. */
export function useShell(): ShellProps {
  return useContext(ShellContext);
}
