import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../session/AuthProvider';
import { sessionMessages } from '../../session/sessionMessages';
import { WaitFrame } from './WaitFrame';

/** Signs out. The route guard leads on once nobody is signed in any more. */
export const Page = () => {
  const { signOut } = useSession();
  // Only arriving here signs out, not a later change of the session.
  useEffect(signOut, []); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  return (
    <WaitFrame>
      <FormattedMessage {...sessionMessages.loggingOut} />
    </WaitFrame>
  );
};
