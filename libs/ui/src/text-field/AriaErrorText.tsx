import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { ErrorText } from './ErrorText';

/** ErrorText in a field of React Aria, which ties it to the control. A file of its own: the sign-in pages load no React Aria. */
export const AriaErrorText = ({ children }: { children: ReactNode }) => <ErrorText line={Slot}>{children}</ErrorText>;

const Slot = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <Text slot="errorMessage" elementType="div" className={className}>
    {children}
  </Text>
);
