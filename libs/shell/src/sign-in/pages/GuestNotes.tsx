import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { localStore } from '../../data/storage';
import { useAuth } from '../../session/AuthProvider';
import { sessionMessages } from '../../session/sessionMessages';
import { Note } from '../../forms/Note';
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
        <Note tone="warning">
          <FormattedMessage {...why} />
        </Note>
      )}
      {keepsNothing && (
        <Note tone="warning">
          <FormattedMessage {...authMessages.nothingKept} />
        </Note>
      )}
    </>
  );
};
