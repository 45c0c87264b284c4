import { Alert, AlertPlace } from '@ezone/ui/alert';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { demoMessages } from '../messages';

/** Says before anything is typed that nothing comes of it. */
export const DemoNote = () => (
  <Small>
    <Alert>
      <FormattedMessage {...demoMessages.note} />
    </Alert>
  </Small>
);

/** Says after a submit what would have come of it. */
export const DoneNote = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <AlertPlace>
    {isDone && (
      <Small>
        <Alert tone="success">{children}</Alert>
      </Small>
    )}
  </AlertPlace>
);

const Small = styled.div`
  ${({ theme }) => theme.type.dense}
`;
