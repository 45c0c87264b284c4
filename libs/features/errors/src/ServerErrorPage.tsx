import { ErrorScreen } from '@ezone/ui/error-screen';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessages } from './messages';
import { errorTitles } from './titles';
import { WaysOut } from './WaysOut';

/** A failure of the server. */
export const Page = () => {
  const { formatMessage } = useIntl();
  return (
    <ErrorScreen
      mark={formatMessage(errorTitles.serverError)}
      title={formatMessage(errorMessages.serverErrorHeading)}
      actions={<WaysOut mayPass />}
    >
      <FormattedMessage {...errorMessages.serverErrorAdvice} />
    </ErrorScreen>
  );
};
