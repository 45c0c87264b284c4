import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { ErrorText } from './ErrorText';
import { fieldDescription, fieldLabel } from './fieldStyle';

// What FieldFrame draws, for a field of React Aria, which ties it to the control itself. The sign-in pages load no React Aria.

/** The label above the control. */
export const AriaLabel = styled(Label)<{ $hidden?: boolean }>`
  ${fieldLabel}
`;

/** What is wrong, under the control. */
export const AriaErrorText = ({ children }: { children: ReactNode }) => <ErrorText line={Slot}>{children}</ErrorText>;

const Slot = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <Text slot="errorMessage" elementType="div" className={className}>
    {children}
  </Text>
);

/** Help under the control. */
export const AriaDescription = styled(Text).attrs({ slot: 'description' })`
  ${fieldDescription}
`;
