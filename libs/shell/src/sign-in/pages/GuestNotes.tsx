import { Alert } from '@ezone/ui/alert';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { localStore } from '../../data/storage';
import { useAuth } from '../../session/AuthProvider';
import { sessionMessages } from '../../session/sessionMessages';
import { authMessages } from '../messages';

/** Why one has to sign in again: the session has ended, another tab has signed out, or the browser will not keep that one is signed in. */
export const GuestNotes = () => {
  const { session } = useAuth();
  const why = useSelector(session, (snapshot) =>
    snapshot.matches('signedOutElsewhere')
      ? sessionMessages.signedOutElsewhere
      : (snapshot.matches('expired') || snapshot.matches('refused')) && sessionMessages.ended,
  );
  const [keepsNothing] = useState(() => !localStore.isLasting());
  return (
    <>
      {why && (
        <Alert tone="warning">
          <FormattedMessage {...why} />
        </Alert>
      )}
      {keepsNothing && (
        <Alert tone="warning">
          <FormattedMessage {...authMessages.nothingKept} />
        </Alert>
      )}
    </>
  );
};
