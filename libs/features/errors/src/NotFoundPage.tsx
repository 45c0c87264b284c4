import { ErrorScreen } from '@ezone/ui/error-screen';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessages } from './messages';
import { errorTitles } from './titles';
import { WaysOut } from './WaysOut';

/** An address that leads nowhere. */
export const Page = () => {
  const { formatMessage } = useIntl();
  return (
    <ErrorScreen
      mark={formatMessage(errorTitles.notFound)}
      title={formatMessage(errorMessages.notFoundHeading)}
      actions={<WaysOut />}
    >
      <FormattedMessage {...errorMessages.notFoundAdvice} />
    </ErrorScreen>
  );
};
