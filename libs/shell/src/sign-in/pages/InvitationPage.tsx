import { authMessages, invitationMessages } from '../messages';
import { ChoosePassword } from './ChoosePassword';

/** Choosing a first password, by the link that somebody who was invited was sent. */
export const Page = () => (
  <ChoosePassword
    heading={invitationMessages.heading}
    label={authMessages.password}
    done={invitationMessages.done}
    badLink={invitationMessages.badLink}
    send={(api, body) => api.acceptInvitation({ body })}
  />
);
