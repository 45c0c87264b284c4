import { RouteLink } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { Link } from '@ezone/ui/link';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { errorMessages } from './messages';

/** Where to go from a page that is of no use. Going back is offered where there is somewhere to go back to. */
export const WaysOut = () => {
  const navigate = useNavigate();
  return (
    <>
      {window.history.length > 1 && (
        <Button onPress={() => void navigate(-1)}>
          <FormattedMessage {...errorMessages.back} />
        </Button>
      )}
      <Link as={RouteLink} to="/">
        <FormattedMessage {...errorMessages.home} />
      </Link>
    </>
  );
};
