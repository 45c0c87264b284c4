import { useCurrentUser } from '@ezone/shell/auth';
import { Shell } from '@ezone/shell/layout';
import type { ReactNode } from 'react';

/** The shell around whoever is here. */
export const SignedInShell = ({ children }: { children: ReactNode }) => (
  <Shell user={useCurrentUser()}>{children}</Shell>
);
