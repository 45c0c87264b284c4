import { RouteLink, signInPath } from '@ezone/shell/routing';
import { useSession } from '@ezone/shell/session';
import { Button, LinkButton } from '@ezone/ui/button';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessages } from './messages';

/** Where to go from a page that is of no use. Going back is offered where there is somewhere to go back to. */
export const WaysOut = () => {
  const navigate = useNavigate();
  const isGuest = useSession().roles.length === 0;
  return (
    <>
      {window.history.length > 1 && (
        <Button onPress={() => void navigate(-1)}>
          <FormattedMessage {...errorMessages.back} />
        </Button>
      )}
      {/* The start page would only lead a guest there. */}
      <LinkButton as={RouteLink} to={isGuest ? signInPath : '/'} $variant="primary" $size="default">
        <FormattedMessage {...(isGuest ? errorMessages.signIn : errorMessages.home)} />
      </LinkButton>
    </>
  );
};
