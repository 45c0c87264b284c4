import { FormattedMessage } from 'react-intl';
import { authMessages } from '../messages';
import { WaitFrame } from './WaitFrame';

/** The loading screen by itself. */
export const Page = () => (
  <WaitFrame>
    <FormattedMessage {...authMessages.loading} />
  </WaitFrame>
);
