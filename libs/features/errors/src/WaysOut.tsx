import { commonMessages } from '@ezone/shell/notices/words';
import { RouteLink, signInPath } from '@ezone/shell/routing';
import { useSession } from '@ezone/shell/session';
import { Button, LinkButton } from '@ezone/ui/button';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessages } from './messages';

export type WaysOutProps = {
  /** What failed may work a moment later: going back is trying again, and comes first. @default false */
  mayPass?: boolean;
};

/** Where to go from a page that is of no use. Going back is offered where there is somewhere to go back to. */
export const WaysOut = ({ mayPass = false }: WaysOutProps) => {
  const navigate = useNavigate();
  const canGoBack = window.history.length > 1;
  const triesAgain = mayPass && canGoBack;
  const isGuest = useSession().roles.length === 0;
  return (
    <>
      {triesAgain && (
        <Button variant="primary" onPress={() => void navigate(-1)}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      )}
      {/* The start page would only lead a guest there. */}
      <LinkButton
        as={RouteLink}
        to={isGuest ? signInPath : '/'}
        $variant={triesAgain ? 'secondary' : 'primary'}
        $size="default"
      >
        <FormattedMessage {...(isGuest ? errorMessages.signIn : errorMessages.home)} />
      </LinkButton>
      {canGoBack && !triesAgain && (
        <Button onPress={() => void navigate(-1)}>
          <FormattedMessage {...errorMessages.back} />
        </Button>
      )}
    </>
  );
};
