import { CloudAlert, CloudOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { recordsMessages } from './messages';
import type { Unsaved } from './recordState';

export type UnsavedMarkProps = {
  /** What `unsavedOf` of `useRecords` says of the record. */
  unsaved: Unsaved;
};

/** Marks a record in its list: quietly while its changes are held up, in red where they wait for somebody. */
export const UnsavedMark = ({ unsaved }: UnsavedMarkProps) => {
  const { formatMessage } = useIntl();
  return unsaved === 'stopped' ? (
    <Stopped role="img" aria-label={formatMessage(recordsMessages.unsaved)} />
  ) : (
    <HeldUp role="img" aria-label={formatMessage(recordsMessages.heldUp)} />
  );
};

const Stopped = styled(CloudAlert)`
  color: ${({ theme }) => theme.tone.error.text};
`;

const HeldUp = styled(CloudOff)`
  color: ${({ theme }) => theme.color.textMuted};
`;
