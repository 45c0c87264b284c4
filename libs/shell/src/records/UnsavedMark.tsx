import { CloudAlert, CloudOff, GitCompare } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { recordsMessages } from './messages';
import type { Unsaved } from './recordState';

export type UnsavedMarkProps = {
  /** What `unsavedOf` of `useRecords` says of the record. */
  unsaved: Unsaved;
};

const marks = { heldUp: CloudOff, withheld: CloudAlert, stopped: CloudAlert, changedElsewhere: GitCompare };
const words = {
  heldUp: recordsMessages.heldUp,
  withheld: recordsMessages.withheld,
  stopped: recordsMessages.unsaved,
  changedElsewhere: recordsMessages.changedElsewhere,
};

/** Marks a record in its list: quietly while its changes are held up, in colour where they wait for somebody. */
export const UnsavedMark = ({ unsaved }: UnsavedMarkProps) => {
  const { formatMessage } = useIntl();
  return <Mark as={marks[unsaved]} $unsaved={unsaved} role="img" aria-label={formatMessage(words[unsaved])} />;
};

const Mark = styled(CloudOff)<{ $unsaved: Unsaved }>`
  color: ${({ theme, $unsaved }) =>
    $unsaved === 'heldUp'
      ? theme.color.textMuted
      : theme.tone[$unsaved === 'changedElsewhere' ? 'warning' : 'error'].text};
`;
