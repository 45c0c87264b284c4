import { RouteLink } from '@ezone/shell/routing';
import { LinkButton } from '@ezone/ui/button';
import { ErrorScreen } from '@ezone/ui/error-screen';
import { FormattedMessage, useIntl } from 'react-intl';
import { DemoFrame } from './components/DemoFrame';
import { demoMessages, maintenanceMessages } from './messages';

/** What somebody would find while the system is closed. */
export const Page = () => {
  const { formatMessage } = useIntl();
  return (
    <DemoFrame>
      <ErrorScreen
        mark={formatMessage(maintenanceMessages.mark)}
        title={formatMessage(maintenanceMessages.heading)}
        actions={
          <LinkButton as={RouteLink} to="/" $variant="primary" $size="default">
            {formatMessage(demoMessages.leave)}
          </LinkButton>
        }
      >
        <FormattedMessage {...maintenanceMessages.advice} />
      </ErrorScreen>
    </DemoFrame>
  );
};
