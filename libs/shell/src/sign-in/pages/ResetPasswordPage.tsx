import { FormattedMessage } from 'react-intl';
import { recoveryMessages } from '../messages';
import { ChoosePassword } from './ChoosePassword';
import { WayOn } from './WaysOn';

/** Choosing another password, by the link that somebody who has forgotten it was sent. */
export const Page = () => (
  <ChoosePassword
    heading={recoveryMessages.resetHeading}
    label={recoveryMessages.newPassword}
    done={recoveryMessages.done}
    badLink={recoveryMessages.badLink}
    ways={
      <WayOn to="/forgot-password">
        <FormattedMessage {...recoveryMessages.again} />
      </WayOn>
    }
    send={(api, body) => api.resetPassword({ body })}
  />
);
